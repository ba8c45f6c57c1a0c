import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useSendsMail } from '../../../text/product.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import { useAddUser } from '../users-queries.ts';
import { type UserValues, valuesOfNewcomer } from './check-user.ts';
import { FormDialog } from './form-dialog.tsx';
import type { OpenForm } from './use-open-form.ts';
import { useUserForm } from './use-user-form.ts';

/** Invites a user. */
export function AddUserDialog({ open }: { readonly open: OpenForm }) {
  const describeFailure = useDescribeFailure();
  const text = useMessages(usersWords);
  const sendsMail = useSendsMail();
  const toasts = useToasts();
  const addition = useAddUser();
  const failed = useMutationFailure(addition);
  const form = useUserForm({ kept: valuesOfNewcomer, draft: open.draft, onDraft: open.onDraft, send });

  async function send(values: UserValues) {
    try {
      const { username, email } = await addition.mutateAsync(values);
      toasts.show('success', sendsMail ? text.added(username, email) : text.addedToOutbox(username));
      open.leave();
    } catch {
      // The dialog stays open with the reason.
    }
  }

  return (
    <FormDialog
      title={text.addTitle}
      submitLabel={text.add}
      form={form}
      isNew
      emailHint={text.inviteHint}
      isSaving={addition.isPending}
      failure={failed && failureOf(failed, describeFailure(failed, text.failures.create))}
      isDraftBack={open.isDraftBack}
      onDiscard={open.onDiscard}
      onClose={() => open.giveUp(valuesOfNewcomer)}
    />
  );
}
