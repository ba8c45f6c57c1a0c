import type { Account } from '@halyard/contracts/accounts/account.ts';
import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type AuthState, useSession } from '../session/session.ts';
import { useVisitorText } from '../text/words.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { ScreenBoundary } from './errors/boundaries.tsx';
import { type AskedQuestion, AskedQuestionContext } from './layout/asked-question.ts';
import styles from './layout/layout.module.css';
import { BarSlotContext } from './navigation/bar-slot.ts';
import { VisitorBar } from './navigation/visitor-bar.tsx';

// Visitors do not wait for what only signed-in people see.
const SignedInData = lazy(async () => ({ default: (await import('./signed-in-data.tsx')).SignedInData }));
const PersonBar = lazy(async () => ({ default: (await import('./navigation/person-bar.tsx')).PersonBar }));

function Frame({ bar }: { readonly bar: (slot: (index: HTMLElement | null) => void) => ReactNode }) {
  const { app: text } = useVisitorText();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  return (
    <BarSlotContext value={slot}>
      <AskedQuestionContext value={{ asked, ask: (question) => setAsked({ question }) }}>
        <a href="#content" className={styles.skip}>
          {text.skipToContent}
        </a>
        {bar(setSlot)}
        <Outlet />
      </AskedQuestionContext>
    </BarSlotContext>
  );
}

/** The owner of these screens. A session that ends in use keeps them open until the user leaves (decision G-063). */
function useOwner({ currentUser, authError }: AuthState): Account | null {
  const [owner, setOwner] = useState(currentUser);
  const next = currentUser ?? (authError === null ? null : owner);
  if (next !== owner) setOwner(next);
  return next;
}

function Console() {
  const { app: text } = useVisitorText();
  const session = useSession();
  const owner = useOwner(session);
  if (!session.initialized && session.loading) return <Spinner fullScreen label={text.starting} />;
  if (!owner) return <Frame bar={() => <VisitorBar />} />;
  return (
    <Suspense fallback={<Spinner fullScreen label={text.loading} />}>
      <SignedInData key={owner.id} person={owner}>
        <Frame
          bar={(slot) =>
            session.currentUser ? <PersonBar person={session.currentUser} slot={slot} /> : <VisitorBar />
          }
        />
      </SignedInData>
    </Suspense>
  );
}

/** The page around every route. Nothing of a route is rendered before the session is known. */
export function Root() {
  return (
    <ScreenBoundary isWholePage>
      <Console />
    </ScreenBoundary>
  );
}
