import { listThreats, type Period } from '@halyard/contracts/intelligence/threats.ts';
import { listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { listNotifications } from '@halyard/contracts/work/notifications.ts';
import { listTodos, type Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Span } from '../../understand/span.ts';
import { isTooOld } from '../notifications/is-too-old.ts';
import { texts } from './texts.ts';

const dayMs = 86_400_000;
const totalOf = ({ total }: { readonly total: number }) => total;
const limits = ({ start, end }: Span) => ({ from: new Date(start).toISOString(), to: new Date(end).toISOString() });

async function sayIncidents(draft: Draft, span: Span): Promise<void> {
  const { labels, opened } = texts[draft.language];
  const shown = draft.show.span(span);
  const ask = (query: object, label: string) =>
    draft.ask(listIncidents, { query: { ...query, ...limits(span), limit: '1' } }, { label, records: totalOf });
  const [isNew, isResolved] = [{ opened: 'yes' }, { resolved: 'yes' }];
  const one = await ask(isNew, labels.opened(shown));
  const other = await ask(isResolved, labels.resolved(shown));
  const { total } = one.reply;
  draft.say(opened(total, draft.figure(total, one.cite), draft.figure(other.reply.total, other.cite)));
}

/** The shortest period of the list that holds the whole time; undefined where none does. */
function periodOf({ start }: Span, now: number): Period | undefined {
  const days = (now - start) / dayMs;
  const periods = [
    ['24h', 1],
    ['7d', 7],
    ['30d', 30],
    ['90d', 90],
  ] as const;
  return periods.find(([, most]) => days <= most)?.[0];
}

async function sayThreats(draft: Draft, span: Span): Promise<void> {
  const { labels, seen } = texts[draft.language];
  const period = periodOf(span, draft.asked.now);
  if (!period) return;
  const { reply, cite } = await draft.ask(
    listThreats,
    { query: { period, ...limits(span), limit: '1' } },
    { label: labels.seen(draft.show.span(span)), records: totalOf },
  );
  draft.say(seen(reply.total, draft.figure(reply.total, cite)));
}

async function sayTasks(draft: Draft, { start, end, ...span }: Span): Promise<void> {
  const { labels, completed } = texts[draft.language];
  const isWithin = ({ completedAt }: Todo) =>
    completedAt !== null && Date.parse(completedAt) >= start && Date.parse(completedAt) < end;
  const label = labels.tasks(draft.show.span({ start, end, ...span }));
  const records = (todos: readonly Todo[]) => todos.filter(isWithin).length;
  const { reply, cite } = await draft.ask(listTodos, {}, { label, href: null, records });
  draft.say(completed(records(reply), draft.figure(records(reply), cite)));
}

async function sayNotifications(draft: Draft, span: Span): Promise<void> {
  const { labels, received, receivedUnknown } = texts[draft.language];
  if (isTooOld(draft, span)) {
    draft.say(receivedUnknown);
    return;
  }
  const label = labels.received(draft.show.span(span));
  const { reply, cite } = await draft.ask(listNotifications, { query: { limit: '1000' } }, { label, href: null });
  const { notifications, total } = reply;
  const within = notifications.filter(({ time }) => Date.parse(time) >= span.start && Date.parse(time) < span.end);
  // Of a longer list only the newest came, so nothing can be said of the rest.
  if (total > notifications.length) return;
  draft.say(received(within.length, draft.figure(within.length, cite)));
}

/** What happened within a time, one sentence for each kind of record. */
export async function sayPast(draft: Draft, span: Span): Promise<void> {
  draft.say(texts[draft.language].period(draft.show.span(span)));
  await sayIncidents(draft, span);
  await sayThreats(draft, span);
  await sayTasks(draft, span);
  await sayNotifications(draft, span);
}
