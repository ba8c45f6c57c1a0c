import type { User } from '@halyard/contracts/accounts/users.ts';
import { useState } from 'react';
import { isRecordChanged } from '../../../api/errors/transport-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import { useReadUser, useSaveUser } from '../users-queries.ts';
import { isChanged, type UserDraft, type UserValues, valuesOf } from './check-user.ts';
import type { OpenForm } from './use-open-form.ts';
import { useUserForm } from './use-user-form.ts';

/** Changes to the user by someone else: the differing values. */
function differencesOf(seen: User, newest: User): UserDraft {
  const [before, after] = [valuesOf(seen), valuesOf(newest)];
  const names = (Object.keys(after) as (keyof UserValues)[]).filter((name) => after[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

/** The edit of a person, saved on top of the version that was seen or, where that is not the newest, after a look. */
export function useUserEdit(user: User, open: OpenForm) {
  const describeFailure = useDescribeFailure();
  const text = useMessages(usersWords);
  const toasts = useToasts();
  const saving = useSaveUser(user.id);
  const readUser = useReadUser(user.id);
  const kept = valuesOf(user);
  const [begun, setBegun] = useState(user);
  const [theirs, setTheirs] = useState<UserDraft | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();
  // Updates that arrive while editing do not count as seen.
  const seen = isChanged(kept, open.draft) ? begun : user;

  function onDraft(draft: UserDraft) {
    setBegun(seen);
    open.onDraft(draft);
  }

  /** Shows changes by someone else; the input stays on top. */
  async function look() {
    try {
      const newest = await readUser();
      setTheirs(differencesOf(seen, newest));
      setBegun(newest);
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, text.failures.one)));
    }
  }

  async function send(values: UserValues) {
    setFailure(null);
    setTheirs(null);
    try {
      const { username } = await saving.mutateAsync({ ...values, version: seen.version });
      toasts.show('success', text.saved(username));
      open.leave();
    } catch (error) {
      // The dialog stays open with the reason.
      if (isRecordChanged(error)) await look();
      else setFailure(failureOf(error, describeFailure(error, text.failures.update)));
    }
  }

  const form = useUserForm({ kept, draft: open.draft, onDraft, send });
  return { form, kept, theirs, failure, isSaving: saving.isPending };
}
