/** Why somebody who was signed in has to sign in again. */
export const sessionEnded = {
  expired: 'Your session has expired. Please sign in again.',
  idle: 'Your session has expired. Please sign in again.',
  refused:
    'The server no longer accepts your session: it was ended elsewhere, or its time was up. Please sign in again.',
  deactivated: 'Your account has been deactivated. Ask an administrator if you need access.',
  elsewhere: 'You were signed out in another tab of this browser. Please sign in again.',
};
