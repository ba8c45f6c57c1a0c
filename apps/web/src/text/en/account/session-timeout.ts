import { plural } from '../../plural.ts';

/** The warning before a session times out. */
export const sessionTimeout = {
  title: 'Are you still there?',
  /** `written` is the number as the person writes numbers. */
  remaining: (seconds: number, written: string) =>
    `You will be signed out in ${written} ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
  why: 'You have been inactive for a while.',
  stay: 'Stay signed in',
  signOut: 'Sign out now',
};
