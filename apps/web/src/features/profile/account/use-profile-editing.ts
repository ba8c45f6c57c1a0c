import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFoundDraft, useKeptDraft } from '../../../records/drafts/use-draft.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import type { Failure } from '../../../ui/page/failure-banner.tsx';
import { useUpdateProfile } from '../profile-queries.ts';
import { draftOf, findProblems, isChanged, type ProfileDraft, toChange } from './profile-form.ts';

/** Showing, editing, saving: only the latter two have something typed. */
type Editing =
  | { readonly state: 'display' }
  | {
      readonly state: 'editing' | 'saving';
      readonly draft: ProfileDraft;
      readonly checkedAt: number;
      readonly failure?: Failure;
    };

const draftName = 'profile';

type Written = Pick<ProfileDraft, 'username' | 'email'>;
const withoutSecrets = ({ username, email }: ProfileDraft): Written => ({ username, email });

/** The card's form: input is kept until it is saved, and restored after an accidental discard. */
export function useProfileEditing(profile: Profile) {
  const describeFailure = useDescribeError();
  const text = useMessages(profileWords);
  const toasts = useToasts();
  const { mutateAsync: send } = useUpdateProfile();
  const found = useFoundDraft<Written>(draftName);
  const [editing, setEditing] = useState<Editing>(
    found ? { state: 'editing', draft: { ...draftOf(profile), ...found }, checkedAt: 0 } : { state: 'display' },
  );
  const isDirty = editing.state !== 'display' && isChanged(editing.draft, profile);
  const kept = useKeptDraft(draftName, isDirty ? withoutSecrets(editing.draft) : undefined);

  const edit = (draft: ProfileDraft) => setEditing({ state: 'editing', draft, checkedAt: 0 });

  function cancel() {
    if (editing.state === 'display') return;
    const { draft } = editing;
    setEditing({ state: 'display' });
    if (!isChanged(draft, profile)) return;
    toasts.show('info', text.account.discarded, { action: { label: text.undo, run: () => edit(draft) } });
  }

  async function save() {
    if (editing.state !== 'editing') return;
    const { draft, checkedAt } = editing;
    if (findProblems(draft).length > 0) return setEditing({ ...editing, checkedAt: checkedAt + 1 });
    setEditing({ state: 'saving', draft, checkedAt });
    try {
      await send(toChange(draft));
      setEditing({ state: 'display' });
      toasts.show('success', text.account.saved);
    } catch (error) {
      const isDeclined = error instanceof StepUpDeclined;
      const failure = isDeclined ? {} : { failure: { words: describeFailure(error, text.account.saveFailed), error } };
      setEditing({ state: 'editing', draft, checkedAt, ...failure });
    }
  }

  return {
    editing,
    isDirty,
    /** Input of an earlier session has been restored. */
    isDraftBack: found !== undefined && isDirty,
    discard: () => setEditing({ state: 'display' }),
    dropDraft: kept.drop,
    begin: () => edit(draftOf(profile)),
    cancel,
    type: (change: Partial<ProfileDraft>) =>
      setEditing((known) => (known.state === 'editing' ? { ...known, draft: { ...known.draft, ...change } } : known)),
    save,
  };
}

export type ProfileEditing = ReturnType<typeof useProfileEditing>;
