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
    email: 'Email',
    emailMissing: 'Email is required',
    submit: 'Send Code',
    submitting: 'Sending...',
    haveCode: 'I have a code',
  },
  confirm: {
    hint: (email: string) => `Enter the code we sent to ${email}. It expires in one hour.`,
    hintOfOutbox: (email: string) =>
      `Six-digit code for ${email} created. This installation does not send email: administrators find the code in the outbox. It expires in one hour.`,
    code: 'Verification code',
    codeMissing: 'Verification code is required',
    password: 'New password',
    confirmPassword: 'Confirm new password',
    passwordMissing: 'Password is required',
    tooShort: 'Password must be at least 8 characters long',
    mismatch: 'Passwords do not match',
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
