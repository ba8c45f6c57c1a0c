/** State passed from one screen to the next through the history entry, neither in the URL nor in storage. */
declare module '@tanstack/history' {
  interface HistoryState {
    /** The protected path requested before signing in. */
    from?: string;
    /** Why the person was sent to /login. */
    message?: string;
    /** Opens the "Verify your email" step for this address. */
    confirmEmail?: string;
    /** Registration has just sent a code: the step begins with its success message. */
    justRegistered?: boolean;
    /** The address typed on /login, carried to /reset-password. */
    email?: string;
    /** /reset-password starts at a code that was already sent. */
    codeSent?: boolean;
  }
}

/** A safe path of this console; external redirects are rejected. */
export function safePath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path[1] === '/' || path[1] === '\\') return undefined;
  const here = 'https://console.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here ? path : undefined;
}
