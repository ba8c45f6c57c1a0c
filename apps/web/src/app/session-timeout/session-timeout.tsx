import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetEndReason, keepEndReason } from '../../session/end-reason.ts';
import { useSession } from '../../session/session.ts';
import { TimeoutWarning } from './timeout-warning.tsx';
import { useIdlePhase } from './use-idle-phase.ts';

function useLeave() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  return async () => {
    await signOut({ comesBack: true });
    await navigate({ to: '/login', replace: true, state: { from: here } });
  };
}

/**
 * Ends the session after so many minutes without input, and warns a minute before (decision G-053). For signed-in users
 * only: it starts when it is mounted.
 */
export function SessionTimeout({ minutes }: { readonly minutes: number }) {
  const { phase, stay } = useIdlePhase(minutes);
  const leave = useLeave();
  const isOver = phase.name === 'over';
  const isActive = phase.name === 'active';

  useEffect(() => {
    // From the warning on: it may be another tab that ends the session of this one.
    if (isActive) forgetEndReason(sessionStorage);
    else keepEndReason(sessionStorage, 'idle');
  }, [isActive]);
  const end = useEffectEvent(leave);
  useEffect(() => {
    if (isOver) void end();
  }, [isOver]);

  if (phase.name !== 'warning') return null;
  const signOutNow = () => {
    forgetEndReason(sessionStorage);
    void leave();
  };
  return <TimeoutWarning secondsLeft={phase.secondsLeft} onStay={stay} onSignOut={signOutNow} />;
}
