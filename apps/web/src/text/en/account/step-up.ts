/** Asking for the password again. */
export const stepUp = {
  title: 'Confirm your password',
  why: 'For your security, enter your password to continue.',
  password: 'Current password',
  code: 'Authenticator code',
  codeHint: 'A recovery code also works. Each code works once.',
  codeRequired: 'Enter a code of your authenticator app',
  sentCode: 'Code we sent you',
  sentCodeHint: 'By email or text message, valid for three minutes. A recovery code also works.',
  sentCodeRequired: 'Enter the code we sent you',
  sendAgain: 'Send a new code',
  sentAgain: 'New code sent.',
  sentToOutbox:
    'New code created. Earlier codes no longer work. This installation does not send email: administrators find the code in the outbox.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  failed: 'Failed to verify your password. Try again.',
};
