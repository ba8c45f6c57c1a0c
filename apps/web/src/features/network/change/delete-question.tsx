import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDeleteEntity } from '../network-queries.ts';

type Props = {
  readonly entity: Pick<Entity, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
};

/** Asks before a record goes with its connections. */
export function DeleteQuestion({ entity, onClose, onDeleted }: Props) {
  const text = useMessages(networkWords);
  const describe = useDescribeError();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const removal = useDeleteEntity();

  async function remove() {
    try {
      const { changeId } = await removal.mutateAsync(entity.id);
      offerUndo(text.done.deleted(entity.name), changeId);
      onDeleted();
    } catch (error) {
      toasts.show('error', describe(error, text.failures.delete), { error });
    }
    onClose();
  }

  return (
    <Question
      title={text.remove.title(entity.name)}
      yes={text.remove.yes}
      no={text.cancel}
      closeLabel={text.close}
      isDangerous
      isBusy={removal.isPending}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>{text.remove.question}</p>
    </Question>
  );
}
