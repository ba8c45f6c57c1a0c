/** The names of the protocol, as clients of a Cognito user pool know them. */
export type RefusalName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UnsupportedOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UnsupportedUserStateException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException'
  | 'WebAuthnChallengeNotFoundException'
  | 'WebAuthnClientMismatchException'
  | 'WebAuthnCredentialNotSupportedException'
  | 'WebAuthnOriginNotAllowedException'
  | 'WebAuthnRelyingPartyMismatchException';

/** An answer of the protocol that is not a success. Thrown inside a transaction it also rolls back. */
export class Refusal extends Error {
  override readonly name: RefusalName;

  constructor(name: RefusalName, message: string) {
    super(message);
    this.name = name;
  }
}

export const incorrectCredentials = () => new Refusal('NotAuthorizedException', 'Incorrect username or password.');
export const invalidParameter = (message: string) => new Refusal('InvalidParameterException', message);
export const userNotFound = () => new Refusal('UserNotFoundException', 'User does not exist.');
export const codeMismatch = () =>
  new Refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const codeExpired = () =>
  new Refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const attemptLimitExceeded = () =>
  new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const passwordAttemptsExceeded = () => new Refusal('LimitExceededException', 'Password attempts exceeded');
export const deviceNotFound = () => new Refusal('ResourceNotFoundException', 'Device does not exist.');
export const emailExists = () => new Refusal('AliasExistsException', 'An account with the given email already exists.');
