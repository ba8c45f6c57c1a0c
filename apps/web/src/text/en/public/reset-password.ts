import { fields } from '@halyard/messages/en';
import { common } from '../common.ts';
export const resetPassword = {
  requestRejections: {
    UserNotFoundException: 'User does not exist',
    InvalidParameterException: 'Invalid email provided',
    LimitExceededException: 'Too many attempts. Try again later',
    otherwise: 'Failed to initiate password reset',
  },
  title: 'Reset your password',
  request: {
    hint: 'Enter your email and we’ll send you a six-digit code.',
    email: fields.email,
    emailMissing: common.emailRequired,
    submit: 'Send Code',
    submitting: common.sending,
    haveCode: 'I have a code',
  },
  confirm: {
    hint: (email: string) => `Enter the code we sent to ${email}. It expires in one hour.`,
    hintOfOutbox: (email: string) =>
      `Six-digit code for ${email} created. This installation does not send email: administrators find the code in the outbox. It expires in one hour.`,
    code: common.verificationCode,
    codeMissing: 'Verification code is required',
    password: 'New password',
    confirmPassword: 'Confirm new password',
    passwordMissing: 'Password is required',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
    submit: 'Reset Password',
    submitting: 'Resetting...',
    resend: 'Resend code',
    resent: 'New code sent. Earlier codes no longer work.',
    resentToOutbox:
      'New code created. Earlier codes no longer work. This installation does not send email: administrators find the code in the outbox.',
  },
  done: {
    title: 'Password changed',
    hint: 'You are signed out of all other sessions.',
    goToLogin: 'Go to login',
  },
  back: 'Back to login',
};
