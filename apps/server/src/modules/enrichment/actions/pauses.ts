import type { Clock } from '../../../clock.ts';

const originOf = (url: string) => new URL(url).origin;

/** How long services ask to be left alone, by their origin: what one action hears counts for all that ask there. */
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
