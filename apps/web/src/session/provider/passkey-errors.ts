import type { passkeys } from '../../text/en/account/passkeys.ts';

type PasskeyWords = typeof passkeys.errors;

/** The names of the browser (WebAuthn, DOMException) and of the identity client, each with its sentence. */
const sentenceOf: Readonly<Record<string, keyof PasskeyWords>> = {
  NotSupportedError: 'notSupported',
  PasskeyNotSupported: 'notSupported',
  WebAuthnNotEnabledException: 'notEnabled',
  NotAllowedError: 'canceled',
  PasskeyRegistrationCanceled: 'canceled',
  PasskeyAuthenticationCanceled: 'canceled',
  AbortError: 'aborted',
  PasskeyOperationAborted: 'aborted',
  SecurityError: 'wrongAddress',
  RelyingPartyMismatch: 'wrongAddress',
  WebAuthnRelyingPartyMismatchException: 'wrongAddress',
  WebAuthnOriginNotAllowedException: 'wrongAddress',
  InvalidStateError: 'alreadyExists',
  PasskeyAlreadyExists: 'alreadyExists',
  PasskeyRegistrationFailed: 'registrationFailed',
  InvalidPasskeyRegistrationOptions: 'registrationFailed',
  WebAuthnClientMismatchException: 'registrationFailed',
  WebAuthnCredentialNotSupportedException: 'notAccepted',
  WebAuthnChallengeNotFoundException: 'tookTooLong',
  TimeoutError: 'tookTooLong',
  PasskeyRetrievalFailed: 'retrievalFailed',
  InvalidPasskeyAuthenticationOptions: 'retrievalFailed',
  LimitExceededException: 'tooMany',
};

type Named = { readonly name?: string; readonly underlyingError?: unknown };

function findSentence(error: unknown): keyof PasskeyWords | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name = '', underlyingError } = error as Named;
  // The identity client wraps errors that it has no name for.
  return sentenceOf[name] ?? findSentence(underlyingError);
}

/** Whether the browser itself ended the passkey prompt, so that nothing was sent and the user may choose again. */
export function isEndedByBrowser(error: unknown): boolean {
  const sentence = findSentence(error);
  const { name = '' } = (error ?? {}) as Named;
  return sentence !== undefined && sentence !== 'tooMany' && !name.endsWith('Exception');
}

/** The message for a passkey that could not be created or used (decision G-024): by error name, else a generic one. */
export const describePasskeyError = (error: unknown, words: PasskeyWords): string =>
  words[findSentence(error) ?? 'otherwise'];
