import { allow } from '@halyard/contracts/policy.ts';
import { listNotifications, type Notification, notificationTypes } from '@halyard/contracts/work/notifications.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { spansUntilNow } from '../since-then.ts';
import { type Question, says, type Topic } from '../topic.ts';
import {
  type AskedFor,
  hrefOfNotification,
  isTooOld,
  readNotificationFilter,
  sentenceOf,
} from './notification-filter.ts';
import { texts } from './texts.ts';

const listedAtMost = 1_000;

type Found = {
  readonly list: readonly Notification[];
  readonly total: number;
  readonly unread: number;
  readonly cite: number;
};

/** Asks for the notifications of a filter; undefined where there are more than can be looked through. */
async function askFor(draft: Draft, { filter, keep, words, href }: AskedFor): Promise<Found | undefined> {
  const label = texts[draft.language].label(words.join(', '));
  const limit = String(keep ? listedAtMost : 10);
  const { reply, cite } = await draft.ask(
    listNotifications,
    { query: { filter, limit } },
    {
      label,
      href,
      records: (page) => (keep ? page.notifications.filter(keep).length : page.total),
    },
  );
  const { notifications, total, unread } = reply;
  if (!keep) return { list: notifications, total, unread, cite };
  const list = notifications.filter(keep);
  return total > notifications.length ? undefined : { list, total: list.length, unread, cite };
}

function tableOf(draft: Draft, list: readonly Notification[], total: number, cite: number): void {
  const { caption, columns, types, unread, read } = texts[draft.language];
  draft.table({
    caption,
    cite,
    total,
    columns: [
      { label: columns.time, kind: 'instant' },
      { label: columns.what, kind: 'text' },
      { label: columns.type, kind: 'text' },
      { label: columns.state, kind: 'text' },
    ],
    rows: list.map((one) => ({
      href: hrefOfNotification(one),
      cells: [one.time, sentenceOf(draft, one), types[one.type], one.read ? read : unread],
    })),
  });
}

async function sayByType(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const rows = [];
  for (const type of notificationTypes) {
    const label = text.types[type];
    const href = `/notifications?filter=${type}&open=today,yesterday,week`;
    const found = await askFor(draft, { filter: type, keep: undefined, words: [label], href });
    if (found) rows.push({ label, href, ...found });
  }
  draft.say(
    text.groups(draft.show.list(rows.map(({ label, total, cite }) => `${label} ${draft.figure(total, cite)}`))),
  );
  draft.table({
    caption: text.byType,
    cite: null,
    columns: [
      { label: text.columns.type, kind: 'text' },
      { label: text.columns.notifications, kind: 'number' },
    ],
    rows: rows.map(({ label, href, total }) => ({ href, cells: [label, total] })),
  });
}

function sayNewest(draft: Draft, { list, cite }: Found, many: number): void {
  const [first] = list;
  if (!first) return;
  const what = draft.name(sentenceOf(draft, first), hrefOfNotification(first));
  draft.say(texts[draft.language].newest(what, draft.show.instant(first.time)), cite);
  if (many > 1) tableOf(draft, list.slice(0, many), Math.min(list.length, many), cite);
}

async function answerList(question: Question, draft: Draft, asked: AskedFor): Promise<boolean> {
  const text = texts[draft.language];
  const found = await askFor(draft, asked);
  if (!found) return false;
  const { total, unread, cite, list } = found;
  const figure = draft.figure(total, cite);
  if (asked.words.length === 0) draft.say(text.overall(total, figure, draft.figure(unread, cite)));
  else draft.say(text.count(total, figure, asked.words.join(', ')));
  if (says(question, 'op:newest')) sayNewest(draft, found, question.numbers[0] ?? 1);
  else tableOf(draft, list, total, cite);
  return true;
}

/** The person's own notifications of the last nine days. */
export const notifications: Topic = {
  name: 'notifications',
  mentions: ['topic:notification'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:summary', 'who:me', 'state:unread', 'state:read'],
    ...['level:High', 'level:Medium', 'level:Low', 'notification:*', 'by:type', 'since:then'],
  ],
  takes: ['spans', 'tail', 'quotes', 'numbers'],
  async answer(said, draft) {
    const spans = spansUntilNow(said, draft.asked.now);
    if (!spans || said.tailNamesTopic) return false;
    const question = { ...said, spans };
    const asked = readNotificationFilter(question, draft);
    const [many] = question.numbers;
    const isCounted = many === undefined || (says(question, 'op:newest') && many >= 1 && many <= 10);
    if (!asked || !isCounted || question.numbers.length > 1 || question.quotes.length > 1) return false;
    if (says(question, 'by:type')) {
      if (asked.words.length > 0) return false;
      await sayByType(draft);
      return true;
    }
    if (question.spans.some((span) => isTooOld(draft, span))) {
      draft.refuse('beyond', texts[draft.language].tooOld);
      return true;
    }
    return answerList(question, draft, asked);
  },
  texts,
  permission: allow('notifications', 'read'),
  screens: ['/notifications', '/dashboard'],
};
