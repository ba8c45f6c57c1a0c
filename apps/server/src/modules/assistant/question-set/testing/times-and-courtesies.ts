import { type AskedQuestion, first, ofCrime, refused } from './asked-question.ts';

const live = 'deleted_at is null';
const dayOf = (name: string) => `date(${name} / 1000, 'unixepoch')`;
/** The latest day of that name that has begun; 1 is Monday. */
const latest = (weekday: number) => `date(:today, '-6 days', 'weekday ${weekday}')`;
const incidents = (where: string) => first(`select count(*) as n from incidents where ${live} and ${where}`);
const threats = (where: string) =>
  first(`select count(*) as n from intelligence where family = 'threat' and ${live} and ${where}`);
const tasks = (where: string) => first(`select count(*) as n from todos where owner_id = :me and ${live} and ${where}`);

/** Weekdays, quarters, times without a beginning, and the words around a question that say nothing. */
export const timesAndCourtesies: readonly AskedQuestion[] = [
  { ask: 'how many incidents since wednesday', expect: incidents(`${dayOf('created_at')} >= ${latest(3)}`) },
  {
    ask: 'between monday and wednesday how many incidents came in',
    expect: incidents(`${dayOf('created_at')} between ${latest(1)} and ${latest(3)}`),
  },
  {
    ask: 'incidents detected before october',
    expect: incidents("date(created_at / 1000, 'unixepoch') < '2026-10-01'"),
  },
  { ask: 'incidents reported until friday', expect: incidents(`${dayOf('created_at')} <= ${latest(5)}`) },
  {
    ask: 'incidents in the 3rd quarter',
    expect: incidents(`${dayOf('created_at')} between '2026-07-01' and '2026-09-30'`),
  },
  {
    ask: 'the number of incidents resolved month to date please',
    expect: incidents(`${dayOf('resolved_at')} >= date(:today, 'start of month')`),
  },
  { ask: 'threats seen last tuesday', expect: threats(`${dayOf('seen_at')} = ${latest(2)}`) },
  { ask: 'threats past fortnight', expect: threats('seen_at >= :now - 14 * 86400000 and seen_at <= :now') },
  { ask: 'tasks completed since monday', expect: tasks(`${dayOf('completed_at')} >= ${latest(1)}`) },
  {
    ask: 'shoplifting in the second quarter of 2025',
    expect: ofCrime.first(
      "select count(*) as n from crime where category = 'Shoplifting' and month between '2025-04' and '2025-06'",
    ),
  },
  { ask: "I'd like to know how many open incidents we have", expect: incidents("status = 'Open'") },
  {
    ask: 'would you mind telling me how many incidents are unassigned, thanks',
    expect: incidents('assignee_id is null'),
  },
  // A length is not a time.
  ...['incidents resolved within 4 hours', 'incidents open for 7 days'].map(
    (ask): AskedQuestion => ({ ask, expect: refused() }),
  ),
  ...['incidents opened every monday', 'incidents opened late october', 'incidents opened yesterday morning'].map(
    (ask): AskedQuestion => ({ ask, expect: refused() }),
  ),
];
