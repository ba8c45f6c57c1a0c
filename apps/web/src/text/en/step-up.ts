/** Asking for the password again. */
export const stepUp = {
  title: 'Confirm your password',
  why: 'You signed in a while ago. Please confirm that it is still you.',
  password: 'Current password',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  failed: 'Your password could not be checked. Please try again.',
};
