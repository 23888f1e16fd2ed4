/** The shore behind every page: three slow layers of water, still when the visitor or the device asks for it. */
import { useCallback, useEffect, useState } from "react";
import { areWavesPaused, storeWavesPaused } from "../data/preferences.ts";

/** Two periods wide; shifting by half of the width brings the same picture back. */
const LAYERS = [
  { fill: "var(--wave-1)", path: "M0 60c180-56 360-56 540 0s360 56 540 0 360-56 540 0 360 56 540 0V200H0Z" },
  { fill: "var(--wave-2)", path: "M0 96c270-44 270 44 540 0s270-44 540 0 270 44 540 0 270-44 540 0V200H0Z" },
  { fill: "var(--wave-3)", path: "M0 132c180 36 360 36 540 0s360-36 540 0 360 36 540 0 360-36 540 0V200H0Z" },
];

export interface WavesControl {
  paused: boolean;
  toggle: () => void;
}

export function useWaves(): WavesControl {
  const [paused, setPaused] = useState(false);
  useEffect(() => setPaused(areWavesPaused()), []);
  const toggle = useCallback(() => {
    setPaused(!paused);
    storeWavesPaused(!paused);
  }, [paused]);
  return { paused, toggle };
}

export function Waves({ paused }: { paused: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-paused={paused ? "" : undefined}
      className="page-end after-first-paint waves no-print pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-36 overflow-hidden"
    >
      <div className="relative h-full w-full">
        {LAYERS.map(({ fill, path }) => (
          <svg
            key={path}
            aria-hidden="true"
            viewBox="0 0 2160 200"
            preserveAspectRatio="none"
            className="wave-layer absolute inset-y-0 left-0 h-full w-[200%] min-w-[2160px]"
          >
            <path d={path} fill={fill} />
          </svg>
        ))}
      </div>
    </div>
  );
}
