/** Why somebody who was signed in has to sign in again. */
export const sessionEnded = {
  expired: 'Your session has expired. Please sign in again.',
  idle: 'Your session has expired. Please sign in again.',
  rejected: 'Your session was ended elsewhere or has expired. Sign in again.',
  deactivated: 'Your account has been deactivated. Ask an administrator if you need access.',
  elsewhere: 'You signed out in another tab of this browser. Sign in again.',
};
