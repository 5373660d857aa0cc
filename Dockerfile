# Zoco in a container: docs/deploying/container.md says how it is used.
FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /venv
COPY requirements/run.txt requirements/run.txt
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY render render
COPY bot bot
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin zoco \
 && install -d -o 10001 -g 10001 -m 700 /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ZOCO_DATA=/data \
    ZOCO_HOST=0.0.0.0
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:%s/healthz' % os.environ.get('PORT', 8000), timeout=4)"]
CMD ["zoco"]
