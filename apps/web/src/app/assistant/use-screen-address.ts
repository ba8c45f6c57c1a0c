import { useLocation } from '@tanstack/react-router';

/** Path and parameters of the screen that is open: what "this incident" means. */
export const useScreenAddress = (): string =>
  useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
