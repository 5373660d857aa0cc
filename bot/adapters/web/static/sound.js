// Soft sounds, made here and off until somebody wants them; and a short buzz when it is one's turn, where a device can.

import { feel, recall, remember } from "/static/host.js";

const KEY = "sound";
const BUZZ = [40, 60, 40]; // milliseconds on, off, on
const LOUD = 0.12;
const TURN = [[523, 0], [784, 0.13]]; // hertz, and seconds from the beginning
const MOVE = [[330, 0]];

let context = null;

export const wanted = () => recall(KEY) === "on";

export function want(on) {
  remember(KEY, on ? "on" : "off");
  if (on) play(TURN, 0.3);
}

/** It is one's turn now. */
export function calls() {
  feel("turn");
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  play(TURN, 0.3);
}

/** Something moves. */
export function moves() {
  play(MOVE, 0.09);
}

/** Tones that fade by themselves. */
function play(tones, seconds) {
  if (!wanted() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, after] of tones) {
    const begin = context.currentTime + after;
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}
