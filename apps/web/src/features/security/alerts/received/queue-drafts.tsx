import { DraftOffer } from '../../../../records/drafts/draft-offer.tsx';
import { useDrafts } from '../../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../text/loaders/alert-groups.ts';
import { alertRulesWords } from '../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../text/loaders/received-alerts.ts';
import { useTitleOf } from './dialogs/use-title-of.ts';
import { groupDraftName } from './groups/group-draft.ts';
import { useGroupRules } from './groups/group-queries.ts';
import { quietDraftName } from './rules/quiet-draft.ts';
import type { Queue } from './use-queue.ts';

type Props = { readonly queue: Queue };
type AboutProps = Props & { readonly kind: 'close' | 'incident'; readonly ids: string };

/** Drafts about alerts, if all of these alerts are visible. */
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

/** The draft of an existing grouping rule; without an id that of a new one. */
function DraftOfGroupRule({ queue, id }: Props & { readonly id: string }) {
  const { form } = useMessages(alertGroupsWords);
  const rule = useGroupRules().data?.find((one) => one.id === id);
  if (id !== '' && !rule) return null;
  return (
    <DraftOffer
      name={groupDraftName(id)}
      form={rule ? form.editTitle(rule.name) : form.addTitle}
      onContinue={() => queue.show({ kind: 'group-rule', rule, filter: {} })}
    />
  );
}

/** Offers unsent input of a dialog of the queue. */
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
      {drafts.readEndings(groupDraftName('')).map((id) => (
        <DraftOfGroupRule key={`rule ${id}`} queue={queue} id={id} />
      ))}
      {(['close', 'incident'] as const).flatMap((kind) =>
        drafts
          .readEndings(`security alert-${kind}-`)
          .map((ids) => <DraftAbout key={`${kind} ${ids}`} queue={queue} kind={kind} ids={ids} />),
      )}
    </>
  );
}
