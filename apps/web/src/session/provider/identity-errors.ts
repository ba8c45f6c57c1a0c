type Operation = 'signIn' | 'signUp' | 'confirmSignUp' | 'resendCode' | 'forgotPassword' | 'confirmReset';
type Rejections = { readonly otherwise: string };

/** The texts of a screen's operations; some load with their screen. */
type RejectionWords<O extends Operation> = { readonly unavailable: string } & { readonly [K in O]: Rejections };

// The client's names for "no usable response": nothing listens, something else answered, or the response was a 5xx.
const unavailableNames = [
  'NetworkError',
  'SyntaxError',
  'TypeError',
  'InternalErrorException',
  'InternalFailure',
  'ServiceUnavailable',
  'AbortError',
];

// The client's text if a provider gave no reason. Users see our own texts.
const placeholders = [
  'Unknown error',
  'An unknown error has occurred.',
  'An unknown error occurred.',
  'Invalid tokens',
  'Invalid tokens.',
];

/** The provider's own message; empty if there is none. */
const messageOf = (error: unknown): string => {
  const { message = '' } = (error ?? {}) as { message?: string };
  return placeholders.includes(message) ? '' : message;
};

const lockedMessage = 'Password attempts exceeded';

/** The sentence for a failed call of the identity provider: by exception, else its own message, else the default. */
export function describeIdentityError<O extends Operation>(
  operation: O,
  error: unknown,
  words: RejectionWords<O>,
): string {
  const { name = '' } = (error ?? {}) as { name?: string };
  const message = messageOf(error);
  if (unavailableNames.includes(name)) return words.unavailable;
  // A cloud user pool reports its lock under the name of a wrong password.
  const exception = operation === 'signIn' && message === lockedMessage ? 'LimitExceededException' : name;
  const { otherwise, ...texts }: Rejections & Readonly<Record<string, string>> = words[operation];
  return texts[exception] || message || otherwise;
}
