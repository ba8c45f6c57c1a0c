import { expect, test } from 'vitest';
import { joining } from '../../text/en/public/joining.ts';
import { signInSteps } from '../../text/en/public/sign-in-steps.ts';
import { describeIdentityError } from './identity-errors.ts';

const words = {
  ...joining.session,
  resendCode: signInSteps.resendRejections,
  signUp: joining.register.rejections,
  forgotPassword: joining.resetPassword.requestRejections,
};

const error = (name: string, message = 'in other words') => ({ name, message });

test.each([
  ['signIn', 'NotAuthorizedException', 'Incorrect username or password'],
  ['signIn', 'UserNotFoundException', 'User does not exist'],
  ['signIn', 'UserNotConfirmedException', 'Account not verified. Please check your email for verification link'],
  ['signIn', 'PasswordResetRequiredException', 'Password reset required'],
  ['signIn', 'LimitExceededException', 'Too many failed attempts. Try again later'],
  ['signUp', 'UsernameExistsException', 'An account with this email already exists'],
  ['signUp', 'InvalidPasswordException', 'Password does not meet requirements'],
  ['signUp', 'InvalidParameterException', 'Invalid parameter provided'],
  ['signUp', 'LimitExceededException', 'Too many requests, please try again later'],
  ['confirmSignUp', 'CodeMismatchException', 'Invalid verification code'],
  ['confirmSignUp', 'ExpiredCodeException', 'Verification code has expired'],
  ['confirmSignUp', 'NotAuthorizedException', 'User is already confirmed'],
  ['confirmSignUp', 'UserNotFoundException', 'User does not exist'],
  ['confirmSignUp', 'LimitExceededException', 'Too many attempts, please try again later'],
  ['resendCode', 'UserNotFoundException', 'User does not exist'],
  ['resendCode', 'InvalidParameterException', 'Invalid email provided'],
  ['resendCode', 'LimitExceededException', 'Too many attempts, please try again later'],
  ['forgotPassword', 'UserNotFoundException', 'User does not exist'],
  ['forgotPassword', 'InvalidParameterException', 'Invalid email provided'],
  ['forgotPassword', 'LimitExceededException', 'Too many attempts. Try again later'],
  ['confirmReset', 'CodeMismatchException', 'Invalid verification code'],
  ['confirmReset', 'ExpiredCodeException', 'Verification code has expired'],
  ['confirmReset', 'InvalidPasswordException', 'Password does not meet requirements'],
  ['confirmReset', 'UserNotFoundException', 'User does not exist'],
  ['confirmReset', 'LimitExceededException', 'Too many attempts. Try again later'],
] as const)('%s rejected by %s reads "%s"', (operation, name, text) => {
  expect(describeIdentityError(operation, error(name), words)).toBe(text);
});

test.each([
  ['signIn', 'Login failed'],
  ['signUp', 'Registration failed'],
  ['confirmSignUp', 'Confirmation failed'],
  ['resendCode', 'Failed to resend code'],
  ['forgotPassword', 'Failed to initiate password reset'],
  ['confirmReset', 'Failed to reset password'],
] as const)('%s rejected without a name or a message reads "%s"', (operation, text) => {
  for (const nothing of [error('', ''), {}, null, undefined, 'otherwise'])
    expect(describeIdentityError(operation, nothing, words)).toBe(text);
});

test('an exception that is not in the table keeps its own message', () => {
  expect(describeIdentityError('signIn', error('LambdaException', 'X'), words)).toBe('X');
  expect(describeIdentityError('signUp', error('otherwise', 'X'), words)).toBe('X');
});

test.each(['NetworkError', 'SyntaxError', 'TypeError', 'InternalErrorException', 'ServiceUnavailable'])(
  '%s means that the provider is away, whatever was asked',
  (name) => {
    for (const operation of ['signIn', 'signUp', 'confirmReset'] as const)
      expect(describeIdentityError(operation, error(name), words)).toBe('Authentication service unavailable');
  },
);

test('a lock that comes under the name of a wrong password is told as a lock', () => {
  const locked = error('NotAuthorizedException', 'Password attempts exceeded');

  expect(describeIdentityError('signIn', locked, words)).toBe('Too many failed attempts. Try again later');
});

test.each([
  'Unknown error',
  'An unknown error has occurred.',
  'An unknown error occurred.',
  'Invalid tokens',
  'Invalid tokens.',
])('the client’s own "%s" never reaches the screen', (placeholder) => {
  const shown = (['signIn', 'signUp', 'confirmSignUp', 'resendCode', 'forgotPassword', 'confirmReset'] as const).map(
    (operation) => describeIdentityError(operation, error('Unknown', placeholder), words),
  );

  expect(shown).toEqual([
    'Login failed',
    'Registration failed',
    'Confirmation failed',
    'Failed to resend code',
    'Failed to initiate password reset',
    'Failed to reset password',
  ]);
});
