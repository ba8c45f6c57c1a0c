import { useMatches } from '@tanstack/react-router';

/** The screen that a path belongs to: `/imports` of `/imports/…/preview`. */
export const screenOf = (path: string): string => /^\/[^/]*/.exec(path)?.[0] ?? '/';

/** The path of the displayed screen. During navigation the location is already the next one's. */
export function useScreenPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
}
