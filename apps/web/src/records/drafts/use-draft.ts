import { useRouter } from '@tanstack/react-router';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useSession } from '../../session/session.ts';
import { createDrafts } from './drafts.ts';
import { useHoldsDraft } from './open-drafts.ts';

/** The drafts of the signed-in user; they stay theirs while an ended session leaves the screen open. */
export function useDrafts() {
  const { currentUser } = useSession();
  const now = useContext(ClockContext);
  const [drafts] = useState(() => createDrafts(currentUser?.id ?? '', { storage: localStorage, now }));
  return drafts;
}

/**
 * Unsent input of a form. It survives closing the dialog, leaving the screen, a reload and the session, and is restored
 * for the same user; `DraftBanner` says so. `name` identifies form and record.
 */
export function useDraft<T>(name: string, empty: T) {
  const drafts = useDrafts();
  const router = useRouter();
  useHoldsDraft(name);
  const [kept] = useState(() => drafts.read<T>(name, empty));
  const [draft, show] = useState<T>(kept ?? empty);
  const [isBack, setBack] = useState(kept !== undefined);

  function write(next: T) {
    drafts.write(name, next, router.state.location.href);
    show(next);
  }

  function drop() {
    drafts.drop(name);
    show(empty);
    setBack(false);
  }

  return { draft, write, drop, isBack };
}

/**
 * For a form with its own state, which begins with `useFoundDraft`: keeps `value` as the draft of this name, and drops
 * it while there is none to keep.
 */
export function useKeptDraft<T>(name: string, value: T | undefined) {
  const drafts = useDrafts();
  const router = useRouter();
  const text = JSON.stringify(value);
  const keep = useEffectEvent(() => {
    if (value === undefined) drafts.drop(name);
    else drafts.write(name, value, router.state.location.href);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new value is stored.
  useEffect(() => keep(), [text]);
  return { drop: () => drafts.drop(name) };
}

/** The draft stored under this name when the form opened. */
export function useFoundDraft<T>(name: string): T | undefined {
  const drafts = useDrafts();
  const [found] = useState(() => drafts.read<T>(name));
  return found;
}
