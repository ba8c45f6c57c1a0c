import type { Notification, NotificationFilter, NotificationType } from '@halyard/contracts/work/notifications.ts';
import { notificationDays, notificationTypes } from '@halyard/contracts/work/notifications.ts';
import { eventSentence } from '@halyard/messages';
import { allMessages } from '@halyard/messages/all';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { dayAt, startOf } from '../../understand/calendar.ts';
import { fold } from '../../understand/fold.ts';
import type { Span } from '../../understand/span.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

/** Which notifications a question is about. */
export type AskedFor = {
  /** What the list itself can be asked. */
  readonly filter: NotificationFilter;
  /** What has to be looked for in it besides; undefined where the list's filter says it all. */
  readonly keep: ((one: Notification) => boolean) | undefined;
  readonly words: readonly string[];
  /** The screen that shows exactly these; null where none does. */
  readonly href: string | null;
};

const everything = 'open=today,yesterday,week';
const dayMs = 86_400_000;

/** What happened, with the record it happened to. */
export const sentenceOf = (draft: Draft, { kind, title }: Notification): string =>
  plain(eventSentence(allMessages[draft.language].events, kind, title));

/** Whether a time reaches back further than the list does. */
export function isTooOld(draft: Draft, { start }: Span): boolean {
  const { now, manner } = draft.asked;
  const today = dayAt(now, manner.timeZone);
  const first = startOf({ ...today, day: today.day - (notificationDays - 1) }, manner.timeZone);
  return start < first;
}

/** Today and yesterday are groups of the screen. */
function groupOf(draft: Draft, { start, end, unit }: Span): string | null {
  const { now, manner } = draft.asked;
  if (unit !== 'days' || end - start > 1.1 * dayMs) return null;
  const today = startOf(dayAt(now, manner.timeZone), manner.timeZone);
  if (start === today) return '/notifications?open=today';
  return end === today ? '/notifications?open=yesterday' : null;
}

type Part = {
  readonly words: string;
  readonly filter?: NotificationFilter;
  readonly keep: (one: Notification) => boolean;
};

function partsOf(question: Question, draft: Draft): Part[] {
  const text = texts[draft.language];
  const types = notificationTypes.filter((type) => says(question, `notification:${type}`));
  const ofType = (type: NotificationType): Part => ({
    words: text.types[type],
    filter: type,
    keep: (one) => one.type === type,
  });
  const isUnread = says(question, 'state:unread');
  return [
    ...types.map(ofType),
    ...(isUnread ? [{ words: text.unread, filter: 'unread' as const, keep: ({ read }: Notification) => !read }] : []),
    ...(says(question, 'state:read') ? [{ words: text.read, keep: ({ read }: Notification) => read }] : []),
    ...(says(question, 'notification:action')
      ? [{ words: text.action, filter: 'action_required' as const, keep: (one: Notification) => one.actionRequired }]
      : []),
    ...valuesOf(question, 'level').map((level): Part => {
      const severity = level.toLowerCase() as Notification['severity'];
      return { words: text.severities[severity], keep: (one) => one.severity === severity };
    }),
  ];
}

function foundParts(question: Question, draft: Draft): Part[] {
  const text = texts[draft.language];
  const sought = question.tail ?? question.quotes[0];
  const [span] = question.spans;
  const holds = (one: Notification, words: string) =>
    fold(`${sentenceOf(draft, one)} ${one.message}`).includes(fold(words));
  const within = ({ time }: Notification, { start, end }: Span) => Date.parse(time) >= start && Date.parse(time) < end;
  return [
    ...(span ? [{ words: draft.show.span(span), keep: (one: Notification) => within(one, span) }] : []),
    ...(sought === undefined
      ? []
      : [{ words: text.containing(sought), keep: (one: Notification) => holds(one, sought) }]),
  ];
}

/** The filter a question states; undefined where it names two types, or two severities. */
export function readNotificationFilter(question: Question, draft: Draft): AskedFor | undefined {
  const types = notificationTypes.filter((type) => says(question, `notification:${type}`));
  const levels = valuesOf(question, 'level');
  const isBoth = says(question, 'state:unread') && says(question, 'state:read');
  if (types.length > 1 || levels.length > 1 || isBoth || question.spans.length > 1) return undefined;
  const found = foundParts(question, draft);
  const parts = [...partsOf(question, draft), ...found];
  const [first] = parts;
  const [span] = question.spans;
  const words = parts.map((part) => part.words);
  const group = span && parts.length === 1 ? groupOf(draft, span) : null;
  const filter = first?.filter ?? 'all';
  if (parts.length === 0 || (parts.length === 1 && first?.filter))
    return {
      filter,
      keep: undefined,
      words,
      href: `/notifications?${filter === 'all' ? '' : `filter=${filter}&`}${everything}`,
    };
  return { filter, keep: (one) => parts.every(({ keep }) => keep(one)), words, href: group };
}

export const hrefOfNotification = ({ id }: Notification): string => `/notifications?${everything}&item=${id}`;
