import { useEffect, useState } from 'react';

/** Milliseconds from `startedAt` (of the page's own clock) until the browser has drawn; benchmarks read it. */
export function usePainted(startedAt: number): number | undefined {
  const [painted, setPainted] = useState<{ readonly startedAt: number; readonly ms: number }>();
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      // The frame after the requested one: committed changes are then on the screen.
      frame = requestAnimationFrame(() => setPainted({ startedAt, ms: Math.round(performance.now() - startedAt) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [startedAt]);
  return painted?.startedAt === startedAt ? painted.ms : undefined;
}
