import { useMatches } from '@tanstack/react-router';

/** The path of the screen that is shown. The location is already the next one's while that one is still on its way. */
export function useScreenPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
}
