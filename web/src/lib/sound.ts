/** Small sounds made on the spot, off unless asked for. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A plucked tone. */
function pluck(frequency: number, delay = 0, length = 0.18, volume = 0.12, type: OscillatorType = "triangle"): void {
  const sound = context();
  if (sound === null) return;
  const start = sound.currentTime + delay;
  const tone = sound.createOscillator();
  const gain = sound.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(sound.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

/** A brush of noise, as of wool on stone or a die on wood. */
function brush(delay: number, length: number, frequency: number, volume: number): void {
  const sound = context();
  if (sound === null) return;
  const start = sound.currentTime + delay;
  const buffer = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = sound.createBufferSource();
  const filter = sound.createBiquadFilter();
  const gain = sound.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(sound.destination);
  source.start(start);
}

const PENTATONIC = [293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99];

export const sounds = {
  roll: () => [0, 0.11, 0.2, 0.33, 0.46].forEach((delay) => brush(delay, 0.05, 1900, 0.5)),
  step: () => brush(0, 0.06, 620, 0.4),
  count: (nth: number) => pluck(PENTATONIC[(nth - 1) % PENTATONIC.length] ?? 440, 0, 0.22),
  coins: () => [0, 0.07, 0.15].forEach((delay, i) => pluck(1480 + i * 260, delay, 0.14, 0.06, "sine")),
  lay: () => brush(0, 0.34, 420, 0.6),
  yourTurn: () => [392, 587.33].forEach((tone, i) => pluck(tone, i * 0.12, 0.3, 0.1)),
  /** A knock on wood: time is running. */
  knock: (times = 1) => Array.from({ length: times }, (_, i) => brush(i * 0.16, 0.07, 240, 1.1)),
  /** Somebody leaves the market. */
  out: () => [392, 329.63, 261.63].forEach((tone, i) => pluck(tone, i * 0.2, 0.5, 0.1)),
  shared: () => [293.66, 392, 392, 493.88].forEach((tone, i) => pluck(tone, i * 0.14, 0.45)),
  lost: () => [329.63, 293.66].forEach((tone, i) => pluck(tone, i * 0.3, 0.7, 0.08)),
  won: () => [293.66, 392, 493.88, 587.33].forEach((tone, i) => pluck(tone, i * 0.14, 0.5)),
};
