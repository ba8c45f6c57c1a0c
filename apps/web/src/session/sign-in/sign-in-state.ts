import type { SignInDetails, SignInStep } from '../provider/identity-client-type.ts';

/** Both the sign-in state and the wait for a confirmation last three minutes. */
export const signInStateMs = 180_000;

const key = 'halyard.sign-in';

/** A sign-in that waits for its next step: kept in the tab, so that a reload continues where it was. */
export type SignInState = {
  readonly username: string;
  readonly challengeName: SignInStep;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly details?: SignInDetails;
  /** The person wants to stay signed in. */
  readonly remember?: boolean;
};

export function keepSignInState(storage: Storage, state: SignInState): void {
  storage.setItem(key, JSON.stringify(state));
}

// The client keeps the session of a sign-in on its own account, and leaves it behind where no one continues.
const keysOfClient = ['username', 'challengeName', 'signInSession', 'expiry'].map(
  (name) => `CognitoSignInState.${name}`,
);

export function forgetSignInState(storage: Storage): void {
  for (const kept of [key, ...keysOfClient]) storage.removeItem(kept);
}

function parse(kept: string): SignInState | undefined {
  try {
    return (JSON.parse(kept) as SignInState | null) ?? undefined;
  } catch {
    // Something else is under our key: as good as nothing.
    return undefined;
  }
}

/** The state that is still good, or that it has expired: after three minutes, or when it cannot be read. */
export function readSignInState(storage: Storage, now: number): SignInState | 'expired' | undefined {
  const kept = storage.getItem(key);
  if (kept === null) return undefined;
  const state = parse(kept);
  return state && now - state.startedAt < signInStateMs ? state : 'expired';
}
