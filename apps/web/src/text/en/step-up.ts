/** Asking for the password again. */
export const stepUp = {
  title: 'Confirm your password',
  why: 'You signed in a while ago. Please confirm that it is still you.',
  password: 'Current password',
  code: 'Code of your authenticator app',
  codeHint: 'A recovery code works as well. Each code works once.',
  codeRequired: 'Enter a code of your authenticator app',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  failed: 'Your password could not be checked. Please try again.',
};
