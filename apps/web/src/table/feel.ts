/**
 * Feel: sounds and small taps of the device, made here and nowhere stored.
 *
 * Sounds are noise and knocks, synthesised, and off until asked for; haptics follow one switch. Neither says anything that
 * is not also seen and read.
 */
import { prefs } from '../app/prefs.js';

export type Feeling = 'choose' | 'lay' | 'refused' | 'turn' | 'double' | 'collect' | 'shuffle' | 'chalk' | 'match';

const TAPS: Readonly<Partial<Record<Feeling, number | number[]>>> = {
  choose: 8,
  lay: 18,
  refused: [12, 60, 12],
  turn: 14,
  double: [18, 80, 18],
  match: [24, 90, 24, 90, 24],
};

let context: AudioContext | null = null;

export function feel(what: Feeling): void {
  const { sound, haptics } = prefs.peek();
  const taps = TAPS[what];
  // Before the first touch of the page a browser refuses, and complains of being asked.
  const isTouched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;
  if (haptics && taps !== undefined && isTouched && 'vibrate' in navigator) navigator.vibrate(taps);
  if (sound) play(what);
}

function play(what: Feeling): void {
  context ??= new AudioContext();
  switch (what) {
    case 'lay':
      noise(0, 0.06, 900, 0.35);
      return;
    case 'collect':
      noise(0, 0.16, 500, 0.18);
      return;
    case 'shuffle':
      for (let i = 0; i < 7; i++) noise(i * 0.06, 0.03, 1400, 0.2);
      return;
    case 'chalk':
      noise(0, 0.12, 3200, 0.12);
      return;
    case 'match':
      for (let i = 0; i < 3; i++) knock(i * 0.18);
      return;
    case 'refused':
      knock(0);
      return;
    case 'choose':
    case 'turn':
    case 'double':
  }
}

/** Noise through a low pass: felt, paper, chalk. */
function noise(after: number, length: number, frequency: number, loudness: number): void {
  if (!context) return;
  const samples = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let i = 0; i < samples; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    data[i] = ((state >>> 0) / 0xffffffff - 0.5) * 2 * (1 - i / samples);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = frequency;
  const gain = context.createGain();
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + after);
}

/** A knuckle on wood. */
function knock(after: number): void {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(180, start);
  tone.frequency.exponentialRampToValueAtTime(90, start + 0.08);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.35, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.1);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.11);
}
