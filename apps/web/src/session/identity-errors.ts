import type { VisitorWords } from '../text/words.tsx';

type Operation = 'signIn' | 'signUp' | 'confirmSignUp' | 'resendCode' | 'forgotPassword' | 'confirmReset';

// The client's names for "no usable answer came": nothing listens, something else answered, or the answer was a 5xx.
const unavailableNames = [
  'NetworkError',
  'SyntaxError',
  'TypeError',
  'InternalErrorException',
  'InternalFailure',
  'ServiceUnavailable',
  'AbortError',
];

const lockedMessage = 'Password attempts exceeded';

/** The sentence for a failed call of the identity provider: by exception, else its own message, else the default. */
export function describeIdentityError(operation: Operation, error: unknown, { session: text }: VisitorWords): string {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (unavailableNames.includes(name)) return text.unavailable;
  // A cloud user pool reports its lock under the name of a wrong password.
  const exception = operation === 'signIn' && message === lockedMessage ? 'LimitExceededException' : name;
  const texts: Readonly<Record<string, string>> = text[operation];
  return (exception !== 'otherwise' && texts[exception]) || message || text[operation].otherwise;
}
