import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import type { ChangeSearch } from '../use-users-search.ts';
import { nobodyOpen, type UsersSearch } from '../users-search.ts';
import { isChanged, type UserDraft, type UserValues } from './check-user.ts';

type Options = { readonly id: string; readonly change: ChangeSearch };

const none: UserDraft = {};

/** The draft of the open form, and leaving the form: no input is lost on the way. */
export function useOpenForm({ id, change }: Options) {
  const text = useMessages(usersWords);
  const toasts = useToasts();
  const { draft, write, drop, isBack } = useDraft(`user ${id}`, none);

  /** Leaves the form and discards its input. */
  function leave() {
    drop();
    change(nobodyOpen, { replace: true });
  }

  /** Leaves the form without saving; the toast reopens it with its input. */
  function giveUp(kept: UserValues) {
    leave();
    if (!isChanged(kept, draft)) return;
    const reopen = () => {
      write(draft);
      change({ user: id });
    };
    toasts.show('info', text.notSaved, { action: { label: text.continueEditing, run: reopen } });
  }

  /** Shows another part of the user; input is kept. */
  const show = (part: UsersSearch['part']) => change({ part }, { replace: true });

  return { draft, isDraftBack: isBack, onDraft: write, onDiscard: drop, leave, giveUp, show };
}

export type OpenForm = ReturnType<typeof useOpenForm>;
