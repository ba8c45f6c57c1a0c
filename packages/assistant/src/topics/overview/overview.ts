import { allow } from '@halyard/contracts/policy.ts';
import type { Span } from '../../understand/span.ts';
import { spansUntilNow } from '../since-then.ts';
import { says, type Topic } from '../topic.ts';
import { sayPast } from './past.ts';
import { sayPresent } from './present.ts';
import { texts } from './texts.ts';

const dayMs = 86_400_000;

const lastDay = (now: number): Span => ({ start: now - dayMs, end: now, unit: 'hours', months: null });

const named = ['topic:overview', 'topic:news', 'overview:happened'] as const;

/** "What is new?", "What happened today?": a few figures, each with its query. */
export const overview: Topic = {
  name: 'overview',
  mentions: [...named, 'op:summary'],
  accepts: [
    ...[
      'op:list',
      'op:summary',
      'op:newest',
      'op:status',
      'op:exists',
      'who:me',
      'since:then',
      'state:unread',
      'overview:*',
    ],
  ],
  takes: ['spans'],
  async answer(question, draft) {
    const spans = spansUntilNow(question, draft.asked.now);
    const [span, ...others] = spans ?? [];
    if (!spans || others.length > 0 || (span && span.start > draft.asked.now)) return false;
    const isNews = says(question, 'topic:news');
    if (!span && says(question, 'overview:happened') && !isNews) return false;
    // "Summarise" on a record is about that record.
    if (question.subject !== null && !named.some((concept) => says(question, concept))) return false;
    const told = span ?? (isNews ? lastDay(draft.asked.now) : undefined);
    await (told ? sayPast(draft, told) : sayPresent(draft));
    return true;
  },
  texts,
  permission: allow('dashboard', 'read'),
  screens: ['/dashboard', '*'],
};
