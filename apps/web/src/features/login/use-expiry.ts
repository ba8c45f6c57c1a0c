import { useEffect, useEffectEvent } from 'react';
import { readSignInState, signInStateMs } from '../../session/sign-in/sign-in-state.ts';
import type { ChallengeStep } from './login-step.ts';

/** A step expires after three minutes; the user is notified immediately, not with the next response. */
export function useExpiry(step: ChallengeStep, onExpired: () => void): void {
  const read = useEffectEvent(() => {
    const kept = readSignInState(sessionStorage, Date.now());
    if (kept === 'expired') onExpired();
    return kept;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has its own three minutes.
  useEffect(() => {
    const kept = read();
    if (typeof kept !== 'object') return;
    const timer = setTimeout(read, kept.startedAt + signInStateMs - Date.now());
    return () => clearTimeout(timer);
  }, [step]);
}
