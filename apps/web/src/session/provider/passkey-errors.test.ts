import { expect, test } from 'vitest';
import { passkeys as german } from '../../text/de/account/passkeys.ts';
import { passkeys } from '../../text/en/account/passkeys.ts';
import { passkeys as spanish } from '../../text/es/account/passkeys.ts';
import { passkeys as french } from '../../text/fr/account/passkeys.ts';
import { passkeys as japanese } from '../../text/ja/account/passkeys.ts';
import { describePasskeyError, isEndedByBrowser } from './passkey-errors.ts';

const { errors } = passkeys;
const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ['NotSupportedError', errors.notSupported],
  ['NotAllowedError', errors.canceled],
  ['AbortError', errors.aborted],
  ['SecurityError', errors.wrongAddress],
  ['InvalidStateError', errors.alreadyExists],
  ['ConstraintError', errors.otherwise],
])("the browser's %s has its sentence", (name, words) => {
  expect(describePasskeyError(new DOMException('no', name), errors)).toBe(words);
});

test.each([
  ['PasskeyNotSupported', errors.notSupported],
  ['PasskeyAlreadyExists', errors.alreadyExists],
  ['PasskeyRegistrationCanceled', errors.canceled],
  ['PasskeyAuthenticationCanceled', errors.canceled],
  ['PasskeyOperationAborted', errors.aborted],
  ['RelyingPartyMismatch', errors.wrongAddress],
  ['PasskeyRegistrationFailed', errors.registrationFailed],
  ['PasskeyRetrievalFailed', errors.retrievalFailed],
  ['InvalidPasskeyRegistrationOptions', errors.registrationFailed],
  ['InvalidPasskeyAuthenticationOptions', errors.retrievalFailed],
])("the identity client's %s has its sentence", (name, words) => {
  expect(describePasskeyError(named(name), errors)).toBe(words);
});

test.each([
  ['WebAuthnChallengeNotFoundException', errors.tookTooLong],
  ['WebAuthnOriginNotAllowedException', errors.wrongAddress],
  ['WebAuthnCredentialNotSupportedException', errors.notAccepted],
  ['LimitExceededException', errors.tooMany],
])("the provider's %s has its sentence", (name, words) => {
  expect(describePasskeyError(named(name), errors)).toBe(words);
});

test('what the identity client wraps is looked into', () => {
  const wrapped = Object.assign(named('Unknown'), { underlyingError: new DOMException('no', 'NotSupportedError') });

  expect(describePasskeyError(wrapped, errors)).toBe(errors.notSupported);
});

test.each([undefined, null, 'text', new Error('x')])('%s has a sentence, too', (error) => {
  expect(describePasskeyError(error, errors)).toBe(errors.otherwise);
});

test('a prompt that the browser ended is told from a rejection by the provider', () => {
  expect(isEndedByBrowser(named('PasskeyAuthenticationCanceled'))).toBe(true);
  expect(isEndedByBrowser(new DOMException('no', 'AbortError'))).toBe(true);
  expect(isEndedByBrowser(named('WebAuthnChallengeNotFoundException'))).toBe(false);
  expect(isEndedByBrowser(named('NotAuthorizedException'))).toBe(false);
  expect(isEndedByBrowser(named('NetworkError'))).toBe(false);
});

test.each([
  ['English', errors],
  ['Spanish', spanish.errors],
  ['French', french.errors],
  ['German', german.errors],
  ['Japanese', japanese.errors],
])('in %s each has a sentence of its own', (_, words) => {
  const sentences = Object.values(words);

  expect(new Set(sentences).size).toBe(sentences.length);
});
