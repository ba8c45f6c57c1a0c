import { listAlerts } from '@halyard/contracts/intelligence/alerts.ts';
import { listThreats } from '@halyard/contracts/intelligence/threats.ts';
import { listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { listNotifications } from '@halyard/contracts/work/notifications.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { askTasks } from '../tasks/list-of-tasks.ts';
import { askSummary } from '../tasks/task-figures.ts';
import { isOverdue } from '../tasks/task-filter.ts';
import { texts as taskTexts } from '../tasks/texts.ts';
import { texts } from './texts.ts';

const totalOf = ({ total }: { readonly total: number }) => total;

async function sayIncidents(draft: Draft): Promise<void> {
  const { labels, incidents } = texts[draft.language];
  const unresolved = await draft.ask(
    listIncidents,
    { query: { unresolved: 'yes', limit: '1' } },
    { label: labels.unresolved, records: totalOf },
  );
  const overdue = await draft.ask(
    listIncidents,
    { query: { overdue: 'yes', limit: '1' } },
    { label: labels.overdue, records: totalOf },
  );
  const { total } = unresolved.reply;
  draft.say(incidents(total, draft.figure(total, unresolved.cite), draft.figure(overdue.reply.total, overdue.cite)));
}

async function sayAlerts(draft: Draft): Promise<void> {
  const { labels, alerts } = texts[draft.language];
  const { reply, cite } = await draft.ask(
    listAlerts,
    { query: { limit: '1' } },
    { label: labels.alerts, records: totalOf },
  );
  draft.say(alerts(reply.total, draft.figure(reply.total, cite)));
}

async function sayThreats(draft: Draft): Promise<void> {
  const { labels, threats } = texts[draft.language];
  const query = { period: '90d', severity: 'Critical', status: 'Active', limit: '1' } as never;
  const { reply, cite } = await draft.ask(listThreats, { query }, { label: labels.threats, records: totalOf });
  draft.say(threats(reply.total, draft.figure(reply.total, cite)));
}

async function sayTasks(draft: Draft): Promise<void> {
  const { states } = taskTexts[draft.language];
  const summary = await askSummary(draft);
  const late = await askTasks(draft, {
    keep: (todo) => isOverdue(todo, draft),
    words: [states.overdue],
    href: null,
  });
  const active = summary.reply.activeProcesses;
  const overdue = draft.figure(late.todos.length, late.cite);
  draft.say(texts[draft.language].tasks(active, draft.figure(active, summary.cite), overdue));
}

async function sayUnread(draft: Draft): Promise<void> {
  const { labels, unread } = texts[draft.language];
  const { reply, cite } = await draft.ask(
    listNotifications,
    { query: { filter: 'unread', limit: '1' } },
    { label: labels.unread, href: '/notifications?filter=unread&open=today,yesterday,week', records: totalOf },
  );
  draft.say(unread(reply.total, draft.figure(reply.total, cite)));
}

/** How things stand now, one sentence for each kind of record. */
export async function sayPresent(draft: Draft): Promise<void> {
  await sayIncidents(draft);
  await sayAlerts(draft);
  await sayThreats(draft);
  await sayTasks(draft);
  await sayUnread(draft);
}
