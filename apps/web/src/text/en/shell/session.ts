const doesNotExist = 'User does not exist';
const wrongCode = 'Invalid verification code';
const expiredCode = 'Verification code has expired';
const weakPassword = 'Password does not meet requirements';

/** Texts of the identity provider's rejections, by operation and exception. They differ on purpose: never tidy them. */
export const session = {
  unavailable: 'Authentication service unavailable',
  initialisationFailed: 'Authentication initialization failed',
  alreadySignedIn: 'There is already a signed in user.',
  expired: 'Your session has expired. Please sign in again.',
  signInExpired: 'Your sign-in session has expired. Please sign in again.',
  signIn: {
    NotAuthorizedException: 'Incorrect username or password',
    UserNotFoundException: doesNotExist,
    UserNotConfirmedException: 'Account not verified. Please check your email for verification link',
    PasswordResetRequiredException: 'Password reset required',
    LimitExceededException: 'Too many failed attempts. Try again later',
    otherwise: 'Login failed',
    withoutTokens: 'Failed to login. Please check your credentials.',
  },
  confirmSignUp: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    NotAuthorizedException: 'User is already confirmed',
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Too many attempts, please try again later',
    otherwise: 'Confirmation failed',
  },
  confirmReset: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    InvalidPasswordException: weakPassword,
    UserNotFoundException: doesNotExist,
    LimitExceededException: 'Too many attempts. Try again later',
    otherwise: 'Failed to reset password',
  },
};
