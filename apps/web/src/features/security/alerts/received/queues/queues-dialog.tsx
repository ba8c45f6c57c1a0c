import type { AlertQueue } from '@halyard/contracts/inflow/alert-queues.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useAlertQueues, useQueueChanges } from '../../../../../records/alert-queues.ts';
import { DraftOffer } from '../../../../../records/drafts/draft-offer.tsx';
import { useDrafts } from '../../../../../records/drafts/use-draft.ts';
import { useOfferUndo } from '../../../../../records/use-offer-undo.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import styles from '../rules/rules.module.css';
import type { AlertActions } from '../use-alert-actions.ts';
import { queueDraftName } from './queue-draft.ts';
import { QueueForm } from './queue-form.tsx';
import { QueueItem } from './queue-item.tsx';

type Props = { readonly actions: AlertActions; readonly onClose: () => void };
type Doing = { readonly what: 'edit'; readonly queue: AlertQueue } | { readonly what: 'add' };

type DraftsProps = { readonly queues: readonly AlertQueue[]; readonly onContinue: (doing: Doing) => void };

/** Offers unsaved input of a queue's form. */
function QueueDrafts({ queues, onContinue }: DraftsProps) {
  const { queues: text } = useMessages(alertQueuesWords);
  return useDrafts()
    .readEndings(queueDraftName(''))
    .map((id) => {
      const queue = queues.find((one) => one.id === id);
      if (id !== '' && !queue) return null;
      return (
        <DraftOffer
          key={id}
          name={queueDraftName(id)}
          form={queue ? text.editTitle(queue.name) : text.add}
          onContinue={() => onContinue(queue ? { what: 'edit', queue } : { what: 'add' })}
        />
      );
    });
}

/** The queues that alerts are in, with their due times. */
export function QueuesDialog({ actions, onClose }: Props) {
  const words = useMessages(alertQueuesWords);
  const { queues: text } = words;
  const { may } = useRights();
  const describeError = useDescribeError();
  const queues = useAlertQueues();
  const [doing, setDoing] = useState<Doing | null>(null);
  const mayEdit = may('sources', 'edit');
  const { done } = useMessages(receivedAlertsWords);
  const changes = useQueueChanges();
  const format = useFormat();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const stop = () => setDoing(null);

  async function remove({ id, name }: AlertQueue) {
    try {
      const { moved, changeId } = await changes.remove(id);
      offerUndo(text.deleted(name, moved, format.number(moved)), changeId);
      // The undo toast is behind an open dialog.
      onClose();
      await actions.readAgain();
    } catch (error) {
      toasts.show('error', describeError(error, done.failed), { error });
    }
  }

  if (doing) return <QueueForm queue={doing.what === 'edit' ? doing.queue : undefined} onClose={stop} />;
  return (
    <Dialog
      title={text.title}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        mayEdit && (
          <Button variant="primary" onClick={() => setDoing({ what: 'add' })}>
            {text.add}
          </Button>
        )
      }
    >
      <div className={styles.list}>
        <p className={styles.quiet}>{text.lead}</p>
        {mayEdit && <QueueDrafts queues={queues.data ?? []} onContinue={setDoing} />}
        {queues.isPending && <Spinner label={text.loading} />}
        {queues.isError && (
          <Banner error={queues.error} tone="error">
            {describeError(queues.error, text.failed)}{' '}
            <Button size="small" busy={queues.isFetching} onClick={() => void queues.refetch()}>
              {words.retry}
            </Button>
          </Banner>
        )}
        <ul aria-label={text.title}>
          {queues.data?.map((queue) => (
            <QueueItem
              key={queue.id}
              queue={queue}
              onEdit={mayEdit ? () => setDoing({ what: 'edit', queue }) : undefined}
              onDelete={mayEdit ? () => void remove(queue) : undefined}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
