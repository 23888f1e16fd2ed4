/** Two soft tones when the time is up, made on the spot: nothing to load, nothing that startles. */
import { useEffect, useRef } from "react";

/** Only the end itself sounds: not a step that was over already, nor the sound being switched on afterwards. */
export function useSoundAtEnd(isOver: boolean, hasSound: boolean): void {
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current && hasSound) playSoftSound();
    wasOver.current = isOver;
  }, [isOver, hasSound]);
}

function playSoftSound(): void {
  const audio = new AudioContext();
  const tones = [
    { pitch: 523.25, at: 0 },
    { pitch: 659.25, at: 0.35 },
  ];
  for (const { pitch, at } of tones) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    oscillator.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.2, start + 0.05);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 1.2);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + 1.3);
  }
  setTimeout(() => void audio.close(), 2500);
}
