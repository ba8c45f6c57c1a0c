import type { Clock } from '../../../clock.ts';

const originOf = (url: string) => new URL(url).origin;

/** Waiting times requested by services, by origin: shared by all actions for that origin. */
export function createPauses(clock: Clock) {
  const until = new Map<string, number>();
  return {
    note(url: string, seconds: number | null): void {
      if (seconds !== null) until.set(originOf(url), clock() + seconds * 1_000);
    },
    isOn: (url: string): boolean => (until.get(originOf(url)) ?? 0) > clock(),
  };
}

export type Pauses = ReturnType<typeof createPauses>;
