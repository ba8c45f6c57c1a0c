import { DraftOffer } from '../../../../records/drafts/draft-offer.tsx';
import { useDrafts } from '../../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../text/loaders/received-alerts.ts';
import { useTitleOf } from './dialogs/use-title-of.ts';
import { quietDraftName } from './rules/quiet-draft.ts';
import type { Queue } from './use-queue.ts';

type Props = { readonly queue: Queue };
type AboutProps = Props & { readonly kind: 'close' | 'incident'; readonly ids: string };

/** What was being written about alerts, where all of these are in sight. */
function DraftAbout({ queue, kind, ids }: AboutProps) {
  const { dialog: text } = useMessages(receivedAlertsWords);
  const byId = new Map(queue.held.shown.map((alert) => [alert.id, alert]));
  const wanted = ids.split(',');
  const alerts = wanted.flatMap((id) => byId.get(id) ?? []);
  const titleOf = useTitleOf(alerts);
  if (alerts.length < wanted.length) return null;
  return (
    <DraftOffer
      name={`security alert-${kind}-${ids}`}
      form={titleOf(kind === 'close' ? text.closeTitle : text.incidentTitle)}
      onContinue={() => queue.ask(kind, alerts)}
    />
  );
}

/** Offers what was typed into a window of the queue and has not been sent. */
export function QueueDrafts({ queue }: Props) {
  const { dialog: text } = useMessages(receivedAlertsWords);
  const { form } = useMessages(alertRulesWords);
  const drafts = useDrafts();
  if (!queue.mayAct) return null;
  return (
    <>
      <DraftOffer name="security alert-new" form={text.newTitle} onContinue={() => queue.show({ kind: 'new' })} />
      <DraftOffer
        name={quietDraftName}
        form={form.title}
        onContinue={() => queue.show({ kind: 'quiet', filter: {} })}
      />
      {(['close', 'incident'] as const).flatMap((kind) =>
        drafts
          .readEndings(`security alert-${kind}-`)
          .map((ids) => <DraftAbout key={`${kind} ${ids}`} queue={queue} kind={kind} ids={ids} />),
      )}
    </>
  );
}
