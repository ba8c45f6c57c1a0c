import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import type { ChangeSearch } from '../use-users-search.ts';
import { nobodyOpen, type UsersSearch } from '../users-search.ts';
import { isChanged, type UserDraft, type UserValues } from './check-user.ts';

type Options = { readonly id: string; readonly change: ChangeSearch };

const none: UserDraft = {};

/** The draft of the form that is open, and how the form is left: nothing that was typed is lost on the way. */
export function useOpenForm({ id, change }: Options) {
  const text = useMessages(usersWords);
  const toasts = useToasts();
  const { draft, write, drop, isBack } = useDraft(`user ${id}`, none);

  /** Leaves the form; what is typed goes with it. */
  function leave() {
    drop();
    change(nobodyOpen, { replace: true });
  }

  /** Leaves the form without saving; the toast opens it again with all that was typed. */
  function giveUp(kept: UserValues) {
    leave();
    if (!isChanged(kept, draft)) return;
    const reopen = () => {
      write(draft);
      change({ user: id });
    };
    toasts.show('info', text.notSaved, { action: { label: text.continueEditing, run: reopen } });
  }

  /** Shows another part of the person; what is typed waits. */
  const show = (part: UsersSearch['part']) => change({ part }, { replace: true });

  return { draft, isDraftBack: isBack, onDraft: write, onDiscard: drop, leave, giveUp, show };
}

export type OpenForm = ReturnType<typeof useOpenForm>;
