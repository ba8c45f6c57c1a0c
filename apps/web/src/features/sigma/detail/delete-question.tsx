import type { SigmaRule } from '@halyard/contracts/inflow/sigma.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSigmaChanges } from '../sigma-queries.ts';

type Props = { readonly rule: SigmaRule; readonly onDeleted: () => void; readonly onClose: () => void };

/** Asks before a rule is deleted; afterwards it can be undone. */
export function DeleteQuestion({ rule, onDeleted, onClose }: Props) {
  const text = useMessages(sigmaWords);
  const { remove: words } = text;
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const { remove } = useSigmaChanges();

  async function run() {
    try {
      const { changeId } = await remove.mutateAsync(rule.id);
      offerUndo(words.done(rule.title), changeId);
      onDeleted();
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.delete), { error });
    } finally {
      onClose();
    }
  }

  return (
    <Question
      title={words.title(rule.title)}
      isDangerous
      isBusy={remove.isPending}
      yes={words.button}
      no={text.cancel}
      closeLabel={text.close}
      onYes={() => void run()}
      onClose={onClose}
    >
      <p>{words.about}</p>
    </Question>
  );
}
