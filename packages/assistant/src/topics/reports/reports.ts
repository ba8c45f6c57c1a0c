import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Span } from '../../understand/span.ts';
import { statesOf } from '../incidents/state-filter.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { answerOverTime } from './answer-over-time.ts';
import { answerByPerson, answerReport, answerThings, type Thing } from './answer-period.ts';
import { answerResolution, answerWithinTarget } from './answer-resolution.ts';
import { last30Days } from './ask-report.ts';
import type { Step } from './buckets.ts';
import { texts } from './texts.ts';
import { readPart } from './whose.ts';

const spansAtMost = 3;

const thingOf: Readonly<Record<string, Thing>> = {
  opened: 'opened',
  new: 'opened',
  resolved: 'resolved',
  didResolve: 'resolved',
  reopened: 'reopened',
};

/** What was done to incidents, as far as a report counts it; undefined where a state is none of that. */
function thingsOf(question: Question): readonly Thing[] | undefined {
  const states = statesOf(question);
  const things = states.map((state) => thingOf[state]);
  return things.every((thing) => thing !== undefined) ? [...new Set(things)] : undefined;
}

const byOf = (question: Question): string | undefined => valuesOf(question, 'by')[0];

function stepOf(question: Question, [span]: readonly Span[]): Step | undefined {
  const by = byOf(question);
  if (by === 'day' || by === 'week' || by === 'month') return by;
  if (by !== undefined || !says(question, 'op:trend')) return undefined;
  return span && span.end - span.start < 32 * 86_400_000 ? 'day' : 'month';
}

/** Asked how long it takes: "time to resolve", "how long do incidents take", "how long until they were resolved". */
function asksDuration(question: Question): boolean {
  if (says(question, 'topic:resolution')) return true;
  const things = thingsOf(question);
  const isResolved = things?.length === 1 && things[0] === 'resolved';
  return (says(question, 'op:duration') || says(question, 'op:average')) && (says(question, 'op:take') || isResolved);
}

async function answerDuration(question: Question, draft: Draft): Promise<boolean> {
  const states = statesOf(question);
  const by = byOf(question);
  const isPlain = states.every((state) => thingOf[state] === 'resolved') && !says(question, 'op:who');
  if (!isPlain || says(question, 'op:share') || says(question, 'op:most') || says(question, 'op:least')) return false;
  if (by !== undefined && by !== 'severity' && by !== 'person') return false;
  const part = await readPart(question, draft);
  return part ? answerResolution(draft, question.spans, part, by) : false;
}

function overTime(question: Question, draft: Draft, step: Step, things: readonly Thing[]): Promise<boolean> | false {
  const { spans, names } = question;
  const isWhole = names.length + valuesOf(question, 'level').length === 0 && !says(question, 'who:me');
  const unfit = ['op:average', 'op:share', 'op:who', 'op:compare', 'state:withinTarget'] as const;
  if (!isWhole || spans.length > 1 || unfit.some((concept) => says(question, concept))) return false;
  const shown = things.filter((thing) => thing !== 'reopened');
  if (shown.length < things.length) return false;
  const extreme = says(question, 'op:most') ? 'most' : says(question, 'op:least') ? 'least' : undefined;
  const counted = shown.length > 0 ? shown : extreme ? (['opened'] as const) : (['opened', 'resolved'] as const);
  return answerOverTime(draft, spans[0], { step, things: counted, extreme });
}

/** Who resolved most, or everyone's figures: both need a stretch of time, else it is the list's to say. */
function byPerson(question: Question, draft: Draft, things: readonly Thing[]): Promise<boolean> | false {
  const [span = last30Days(draft.asked.now), ...others] = question.spans;
  const [thing = 'opened', ...more] = things;
  const isWhole = question.names.length + valuesOf(question, 'level').length === 0 && !says(question, 'who:me');
  if (others.length + more.length > 0 || !isWhole || thing === 'reopened' || says(question, 'op:least')) return false;
  if (question.spans.length === 0 && thing !== 'resolved') return false;
  return answerByPerson(draft, span, thing);
}

async function answer(question: Question, draft: Draft): Promise<boolean> {
  const { spans } = question;
  if (spans.length > spansAtMost || valuesOf(question, 'by').length > 1) return false;
  if (says(question, 'state:withinTarget')) {
    const states = statesOf(question).filter((state) => state !== 'withinTarget');
    const isWhole = question.names.length + valuesOf(question, 'level').length === 0 && !says(question, 'who:me');
    const isPlain = states.every((state) => thingOf[state] === 'resolved') && byOf(question) === undefined && isWhole;
    return isPlain && says(question, 'op:share') ? answerWithinTarget(draft, spans) : false;
  }
  if (asksDuration(question)) return answerDuration(question, draft);
  const things = thingsOf(question);
  if (!things || says(question, 'op:average') || says(question, 'op:share') || says(question, 'op:duration'))
    return false;
  const step = stepOf(question, spans);
  if (step) return overTime(question, draft, step, things);
  const asksMost = says(question, 'op:most') || says(question, 'op:least');
  if (byOf(question) === 'person' || (says(question, 'op:who') && asksMost)) return byPerson(question, draft, things);
  if (says(question, 'op:who') || asksMost || says(question, 'op:take')) return false;
  return answerSpans(question, draft, things);
}

async function answerSpans(question: Question, draft: Draft, things: readonly Thing[]): Promise<boolean> {
  const { spans } = question;
  const by = byOf(question);
  const part = await readPart(question, draft);
  if (!part) return false;
  const isReport = says(question, 'topic:report') || (says(question, 'op:summary') && spans.length > 0);
  if (isReport && part.word === null && things.length === 0 && !says(question, 'op:count')) {
    const reported = spans.length > 0 ? spans : [last30Days(draft.asked.now)];
    return answerReport(draft, reported, by === 'person' ? 'person' : 'severity');
  }
  if (spans.length === 0) return false;
  // One count of one stretch of time is a list's to give, with its rows.
  if (by !== undefined || (spans.length === 1 && things.length < 2 && !says(question, 'topic:report'))) return false;
  const compares = says(question, 'op:compare');
  return answerThings(draft, spans, { things: things.length > 0 ? things : ['opened'], part, compares });
}

/** What was opened and resolved in a period, how long it took, and how that developed. */
export const reports: Topic = {
  name: 'reports',
  mentions: ['topic:incident', 'topic:resolution', 'topic:report'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:average', 'op:compare', 'op:trend', 'op:most', 'op:least', 'op:share'],
    ...['op:summary', 'op:who', 'op:duration', 'op:take', 'level:*', 'who:me', 'rel:assignee', 'one:incident'],
    ...[
      'state:opened',
      'state:new',
      'state:open',
      'state:resolved',
      'state:didResolve',
      'state:reopened',
      'state:withinTarget',
    ],
    ...['by:day', 'by:week', 'by:month', 'by:severity', 'by:person'],
  ],
  takes: ['spans', 'names'],
  async answer(question, draft) {
    const isAnswered = await answer(question, draft);
    if (isAnswered) draft.suggest(...texts[draft.language].examples.filter((example) => example !== question.text));
    return isAnswered;
  },
  texts,
  permission: allow('incidents', 'read'),
  screens: ['/security'],
};
