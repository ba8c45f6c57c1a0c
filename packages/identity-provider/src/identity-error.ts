/** The names of the protocol, as clients of a Cognito user pool know them. */
export type IdentityErrorName =
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

/** An error response of the protocol. Thrown inside a transaction it also rolls back. */
export class IdentityError extends Error {
  override readonly name: IdentityErrorName;

  constructor(name: IdentityErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

export const incorrectCredentials = () =>
  new IdentityError('NotAuthorizedException', 'Incorrect username or password.');
export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message);
export const userNotFound = () => new IdentityError('UserNotFoundException', 'User does not exist.');
export const codeMismatch = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const codeExpired = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const attemptLimitExceeded = () =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const passwordAttemptsExceeded = () => new IdentityError('LimitExceededException', 'Password attempts exceeded');
export const deviceNotFound = () => new IdentityError('ResourceNotFoundException', 'Device does not exist.');
export const emailExists = () =>
  new IdentityError('AliasExistsException', 'An account with the given email already exists.');
