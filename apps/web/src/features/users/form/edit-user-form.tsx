import type { User } from '@halyard/contracts/accounts/users.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import type { UsersSearch } from '../users-search.ts';
import { FormDialog } from './form-dialog.tsx';
import { TheirChanges } from './their-changes.tsx';
import type { OpenForm } from './use-open-form.ts';
import { useUserEdit } from './use-user-edit.ts';
import { UserDecisions } from './user-decisions.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserTabs } from './user-tabs.tsx';

type Props = {
  readonly user: User;
  readonly part: UsersSearch['part'];
  /** Important information about the user, shown first. */
  readonly notice: ReactNode;
  readonly open: OpenForm;
  readonly onDelete: (user: User) => void;
};

/** Administration of one user: fields, details and actions. */
export function EditUserForm({ user, part, notice, open, onDelete }: Props) {
  const text = useMessages(usersWords);
  const { form, kept, theirs, failure, isSaving } = useUserEdit(user, open);

  const decisions = <UserDecisions user={user} onDelete={() => onDelete(user)} />;
  const movesEmail = form.values.email.trim().toLowerCase() !== kept.email;
  const isWaiting = user.requestedRole !== null || user.deletionRequestedAt !== null;
  return (
    <FormDialog
      title={part === 'sign-in' ? text.signIn(user.username) : text.editTitle(user.username)}
      submitLabel={text.save}
      form={form}
      isNew={false}
      emailHint={movesEmail ? (user.invited ? text.inviteHint : text.newEmailHint) : undefined}
      isSaving={isSaving}
      failure={failure}
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
          {theirs && <TheirChanges theirs={theirs} />}
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
