import { type AskedQuestion, type Expectation, first, ofCrime } from './asked-question.ts';

const each = (expect: Expectation, ...asked: readonly string[]): AskedQuestion[] =>
  asked.map((ask) => ({ ask, expect }));
const live = 'deleted_at is null';

/** The same question in many words gets the same figure. */
export const wordings: readonly AskedQuestion[] = [
  ...each(
    first(`select count(*) as n from incidents where ${live} and status in ('Open', 'Investigating', 'Mitigated')`),
    ...[
      'unresolved incidents',
      'How many incidents have not been resolved yet?',
      'count of unresolved incidents please',
    ],
    ...['HOW MANY INCIDENTS ARE UNRESOLVED', 'Can you tell me how many incidents are still unresolved?'],
    ...['how many unresolved incidents do we have right now?', 'number of incidents that are unresolved'],
  ),
  ...each(
    first(
      "select count(*) as n from todos where owner_id = :me and deleted_at is null and completed = 0 and priority = 'high'",
    ),
    ...['How many active high-priority tasks do I have?', 'number of my active tasks with high priority'],
    ...['how many high priority to-dos are active', 'Count my active high-priority tasks'],
  ),
  ...each(
    first(
      `select count(*) as n from intelligence where family = 'threat' and ${live} and severity = 'Critical' and seen_at >= :now - 7 * 86400000`,
    ),
    ...['critical threats last 7 days', 'How many critical threats did we see in the past week?'],
    ...['how many threats with severity critical in the last seven days'],
  ),
  ...each(
    ofCrime.first(
      "select count(*) as n from crime where category = 'Burglary' and area = 'Camden' and month = '2026-10'",
    ),
    ...['burglaries Camden October 2026', 'How many burglaries happened in Camden in 2026-10?'],
    ...['Number of burglaries in Camden last month', 'In October 2026, how many burglaries were there in Camden?'],
    ...['Camden burglary count for October 2026', 'How much burglary was there in Camden in October 2026?'],
  ),
];
