import type { Permission } from '@halyard/contracts/policy.ts';
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useVisitorText } from '../../text/words.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { decideEntry, type Entry } from './decide-entry.ts';

/** The second line of defence behind the two seconds after which initialisation is cut off. */
const guardTimeoutMs = 5_000;

function useOverdue(isWaiting: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(true), guardTimeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isOverdue;
}

function useLoginMessage(entry: Entry): string | undefined {
  const { app: text } = useVisitorText();
  if (entry.go !== 'login') return undefined;
  if (entry.why === 'timed_out') return text.initialisationTimedOut;
  return entry.why === 'failed' ? entry.message || text.authenticationFailed : undefined;
}

/** Remembers the page once: `Navigate` runs on every render, and by then /login itself would be "here". */
function ToLogin({ message }: { readonly message: string | undefined }) {
  const here = useLocation({ select: ({ href }) => href });
  const { hasLeft } = useSession();
  const [state] = useState({ ...(!hasLeft() && { from: here }), ...(message !== undefined && { message }) });
  return <Navigate to="/login" replace state={state} />;
}

type Props = { readonly permission?: Permission | undefined; readonly children: ReactNode };

/** Shows its content to signed-in users; everyone else is redirected to where they can help themselves. */
export function Guard({ permission, children }: Props) {
  const { app: text } = useVisitorText();
  const session = useSession();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const isOverdue = useOverdue(!session.initialized);
  const hasEntered = useRef(false);
  const entry = decideEntry(session, { permission, isOverdue, hasEntered: hasEntered.current });
  const message = useLoginMessage(entry);
  useEffect(() => {
    if (entry.go === 'enter') hasEntered.current = true;
  }, [entry.go]);

  if (entry.go === 'wait')
    return <Spinner fullScreen label={entry.why === 'loading' ? text.loading : text.verifying} />;
  if (entry.go === 'login') return <ToLogin message={message} />;
  if (entry.go === 'dashboard') return <Navigate to="/dashboard" replace />;
  if (entry.go === 'error') {
    const leave = async () => {
      await session.signOut({ comesBack: true });
      await navigate({ to: '/login', state: { from: here } });
    };
    return (
      <ErrorScreen
        isWholePage
        title={text.authenticationError}
        reason={entry.message || text.authenticationFailed}
        error={session.authFailure}
        action={text.returnToLogin}
        onAction={leave}
      />
    );
  }
  return children;
}
