import { useState } from 'react';
import { usePack } from '../../../text/pack.ts';
import { usersWords } from '../../../text/users-words.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ChangeSearch } from '../use-users-search.ts';
import { nobodyOpen, type UsersSearch } from '../users-search.ts';
import { isChanged, type UserValues } from './check-user.ts';
import type { Drafts } from './use-drafts.ts';

type Options = { readonly id: string; readonly drafts: Drafts; readonly change: ChangeSearch };

/** The draft of the form that is open, and how the form is left: nothing that was typed is lost on the way. */
export function useOpenForm({ id, drafts, change }: Options) {
  const text = usePack(usersWords);
  const toasts = useToasts();
  const draft = drafts.draftOf(id);
  const [isDraftBack] = useState(Object.keys(draft).length > 0);

  /** Leaves the form; what is typed goes with it. */
  function leave() {
    drafts.drop(id);
    change(nobodyOpen, { replace: true });
  }

  /** Leaves the form without saving; the toast opens it again with all that was typed. */
  function giveUp(kept: UserValues) {
    leave();
    if (!isChanged(kept, draft)) return;
    const reopen = () => {
      drafts.keep(id, draft);
      change({ user: id });
    };
    toasts.show('info', text.notSaved, { action: { label: text.continueEditing, run: reopen } });
  }

  /** Shows another part of the person; what is typed waits. */
  const show = (part: UsersSearch['part']) => change({ part }, { replace: true });

  return { draft, isDraftBack, onDraft: (next: typeof draft) => drafts.keep(id, next), leave, giveUp, show };
}

export type OpenForm = ReturnType<typeof useOpenForm>;
