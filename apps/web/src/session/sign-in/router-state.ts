/** What one screen tells the next through the history entry, so that it is neither in the address nor in storage. */
declare module '@tanstack/history' {
  interface HistoryState {
    /** The protected path that was asked for before signing in. */
    from?: string;
    /** Why the person was sent to /login. */
    message?: string;
    /** Opens the "Verify your email" step for this address. */
    confirmEmail?: string;
    /** Registration has just sent a code: the step begins with its success line. */
    justRegistered?: boolean;
    /** The address typed on /login, carried to /reset-password. */
    email?: string;
    /** /reset-password begins where a code was already sent. */
    codeSent?: boolean;
  }
}

/** A path of this console that is safe to go to; anything that could lead elsewhere is rejected. */
export function safePath(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || path[1] === '/' || path[1] === '\\') return undefined;
  const here = 'https://console.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here ? path : undefined;
}
