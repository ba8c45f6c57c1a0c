import type { AlertQueue } from '@halyard/contracts/inflow/alert-queues.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useAlertQueues, useQueueChanges } from '../../../../../records/alert-queues.ts';
import { DraftOffer } from '../../../../../records/drafts/draft-offer.tsx';
import { useDrafts } from '../../../../../records/drafts/use-draft.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { Question } from '../../../../../ui/overlay/question.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import styles from '../rules/rules.module.css';
import type { AlertActions } from '../use-alert-actions.ts';
import { queueDraftName } from './queue-draft.ts';
import { QueueForm } from './queue-form.tsx';
import { QueueItem } from './queue-item.tsx';

type Props = { readonly actions: AlertActions; readonly onClose: () => void };
type Doing = { readonly what: 'edit' | 'delete'; readonly queue: AlertQueue } | { readonly what: 'add' };
type DeleteProps = { readonly queue: AlertQueue; readonly actions: AlertActions; readonly onClose: () => void };

/** Asks before a queue goes: that cannot be undone. */
function DeleteQueue({ queue, actions, onClose }: DeleteProps) {
  const words = useMessages(alertQueuesWords);
  const { queues: text } = words;
  const { done } = useMessages(receivedAlertsWords);
  const { remove } = useQueueChanges();
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    try {
      const { moved } = await remove(queue.id);
      toasts.show('success', text.deleted(queue.name, moved, format.number(moved)));
      await actions.readAgain();
    } catch (error) {
      toasts.show('error', describeError(error, done.failed), { error });
    } finally {
      onClose();
    }
  }

  return (
    <Question
      title={text.deleteTitle(queue.name)}
      yes={words.delete}
      no={words.cancel}
      closeLabel={words.close}
      isDangerous
      isBusy={isBusy}
      onYes={() => void go()}
      onClose={onClose}
    >
      {text.deleteAbout}
    </Question>
  );
}

type DraftsProps = { readonly queues: readonly AlertQueue[]; readonly onContinue: (doing: Doing) => void };

/** Offers what was typed into the form of a queue and has not been saved. */
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
  const stop = () => setDoing(null);
  if (doing?.what === 'delete') return <DeleteQueue queue={doing.queue} actions={actions} onClose={stop} />;
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
              onDelete={mayEdit ? () => setDoing({ what: 'delete', queue }) : undefined}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
