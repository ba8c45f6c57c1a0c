import type { User } from '@halyard/contracts/users.ts';
import type { ReactNode } from 'react';
import { usePack } from '../../../text/pack.ts';
import { usersWords } from '../../../text/users-words.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import { useDescribeFailure } from '../describe-failure.ts';
import { useSaveUser } from '../users-queries.ts';
import type { UsersSearch } from '../users-search.ts';
import { type UserValues, valuesOf } from './check-user.ts';
import { FormDialog } from './form-dialog.tsx';
import type { OpenForm } from './use-open-form.ts';
import { useUserForm } from './use-user-form.ts';
import { UserDecisions } from './user-decisions.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserTabs } from './user-tabs.tsx';

type Props = {
  readonly user: User;
  readonly part: UsersSearch['part'];
  /** Something about the person that has to be known first. */
  readonly notice: ReactNode;
  readonly open: OpenForm;
  readonly onDelete: (user: User) => void;
};

/** Everything an administrator decides about a person, knows of them and can do for them. */
export function EditUserForm({ user, part, notice, open, onDelete }: Props) {
  const describeFailure = useDescribeFailure();
  const text = usePack(usersWords);
  const toasts = useToasts();
  const saving = useSaveUser(user.id);
  const kept = valuesOf(user);
  const form = useUserForm({ kept, draft: open.draft, onDraft: open.onDraft, send });

  async function send(values: UserValues) {
    try {
      const { username } = await saving.mutateAsync(values);
      toasts.show('success', text.saved(username));
      open.leave();
    } catch {
      // The window stays open and says why.
    }
  }

  const decisions = <UserDecisions user={user} onDelete={() => onDelete(user)} />;
  const isWaiting = user.requestedRole !== null || user.deletionRequestedAt !== null;
  return (
    <FormDialog
      title={part === 'sign-in' ? text.signIn(user.username) : text.editTitle(user.username)}
      submitLabel={text.save}
      form={form}
      isNew={false}
      isSaving={saving.isPending}
      failure={saving.isError ? describeFailure(saving.error, text.failures.update) : null}
      isDraftBack={open.isDraftBack}
      onDiscard={open.onDiscard}
      onClose={() => open.giveUp(kept)}
      isFormShown={part === undefined}
      within={(form) => (
        <UserTabs user={user} part={part} onPart={open.show}>
          {form}
        </UserTabs>
      )}
      above={
        <>
          {notice}
          {isWaiting && decisions}
        </>
      }
      below={
        <>
          <UserFacts user={user} />
          {!isWaiting && decisions}
        </>
      }
    />
  );
}
