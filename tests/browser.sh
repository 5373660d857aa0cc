#!/bin/sh
# Finds a Chromium for the page's tests, or installs Debian's.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the page's tests ..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi
echo "The page's tests need Chromium. On Debian: apt install chromium. On Ubuntu: snap install chromium." >&2
exit 1
