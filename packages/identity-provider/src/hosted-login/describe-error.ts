import type { IdentityError } from '../identity-error.ts';
import type { Words } from './words/choose-words.ts';

/** The error, and the remedy in the console. */
export type Notice = { readonly text: string; readonly way?: 'verify' | 'reset' };

const isKnown = (name: string, { rejections }: Words): name is keyof Words['rejections'] =>
  Object.hasOwn(rejections, name);

const ways: Readonly<Record<string, 'verify' | 'reset'>> = {
  UserNotConfirmedException: 'verify',
  PasswordResetRequiredException: 'reset',
};

// Meanings of one name, distinguished by how its message begins.
const ofMessages = (words: Words): readonly (readonly [string, string])[] => [
  ['Invalid session', words.signInExpired],
  ['Too many', words.rejections.LimitExceededException],
  ['Your second factor can no longer', words.factorGone],
];

/** The sentence for a sign-in, or one of its steps, that was rejected. */
export function describeError({ name, message }: IdentityError, words: Words): Notice {
  const ofMessage = ofMessages(words).find(([beginning]) => message.startsWith(beginning))?.[1];
  if (ofMessage !== undefined) return { text: ofMessage };
  const way = ways[name];
  const text = isKnown(name, words) ? words.rejections[name] : message || words.otherwise;
  return { text, ...(way !== undefined && { way }) };
}

/** The step can be taken again: its session was kept. */
export const mayTryAgain = ({ name }: IdentityError): boolean =>
  ['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'InvalidPasswordException'].includes(name) ||
  name === 'InvalidParameterException';
