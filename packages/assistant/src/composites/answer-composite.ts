import type { Period, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { getAuditIntegrity } from '@halyard/contracts/server/audit.ts';
import { answerQuery, begin, type Context, finish, type Written } from '../answer-query.ts';
import { writeSpec } from '../answers/answer-spec.ts';
import { describePeriod } from '../answers/describe.ts';
import type { Outcome } from '../asked.ts';
import { stateKept } from '../dialogue/remember.ts';
import { has } from '../reader/assemble/parts.ts';
import { toPeriod } from '../reader/periods.ts';
import type { Given, Question } from '../reader/question.ts';
import { summariseRecord } from '../summaries/summarise-record.ts';
import { fold } from '../times/fold.ts';
import type { Span } from '../times/span.ts';
import type { Code } from '../vocabulary/vocabulary.ts';
import { comparedWithBefore } from './compare-before.ts';
import {
  type Composite,
  changes,
  handover,
  incidentReport,
  keyFigures,
  next,
  overview,
  writeComposite,
} from './composite.ts';
import { incidentMeant, incidentOfStep, writeStepOf } from './step-of-incident.ts';

const says = ({ pieces }: Question, ...codes: readonly Code[]) =>
  pieces.some((piece) => codes.some((code) => has(piece, code)));

/** Hours that a shift lasts where no time is named. */
const shiftHours = 12;
const hourMs = 3_600_000;

function periodOf({ pieces }: Question, { now }: Given, hours?: number): Period | undefined {
  const span = pieces.find((piece) => piece.span)?.span;
  if (span) return toPeriod('at', { ...span, end: Math.max(span.end, span.start) });
  if (hours === undefined) return undefined;
  return { field: 'at', from: new Date(now.now - hours * hourMs).toISOString(), to: new Date(now.now).toISOString() };
}

type Writing = {
  readonly context: Context;
  readonly given: Given;
  readonly question: Question;
  readonly written: Written;
};

async function write({ given, written }: Writing, composite: Composite, period?: Period): Promise<number> {
  const { draft, describing } = written;
  const { records } = await writeComposite(draft, describing, composite({ period, now: given.now.now }));
  return records;
}

const scopeOf = ({ given }: Writing) => ({ period: undefined, now: given.now.now });

async function writeAll({ written }: Writing, specs: readonly QuerySpec[]): Promise<void> {
  for (const spec of specs) await writeSpec({ draft: written.draft, describing: written.describing, spec });
}

async function writeOverview(writing: Writing): Promise<void> {
  const { written, question, given } = writing;
  const { draft, describing } = written;
  const period = periodOf(question, given);
  if (period) {
    draft.say(describing.sentences.changes(describePeriod(describing, period)));
    await write(writing, changes, period);
    return;
  }
  draft.say(describing.sentences.overview);
  await write(writing, overview);
}

/** "What do I have to do tomorrow": one's tasks that are due then. */
async function writeDue({ written }: Writing, span: Span): Promise<void> {
  const where = [{ field: 'completed', op: 'is' as const, values: ['no'] }];
  await writeSpec({
    draft: written.draft,
    describing: written.describing,
    spec: { subject: 'tasks', measure: 'list', where, period: toPeriod('due', span) },
  });
}

async function writeNext(writing: Writing): Promise<void> {
  const { draft, describing } = writing.written;
  const span = writing.question.pieces.find((piece) => piece.span)?.span;
  if (span && span.start > writing.given.now.now) return writeDue(writing, span);
  draft.say(describing.sentences.nextUp);
  if ((await write(writing, next)) === 0) draft.say(describing.sentences.nothingNext);
}

async function writeHandover(writing: Writing): Promise<void> {
  const { written, question, given } = writing;
  const { draft, describing } = written;
  const period = periodOf(question, given, shiftHours);
  draft.markDraft('handover');
  if (period) draft.say(describing.sentences.handover(describePeriod(describing, period)));
  await write(writing, handover, period);
}

async function writeReport(writing: Writing, id: string): Promise<void> {
  const { draft } = writing.written;
  draft.markDraft('incident_report');
  await summariseRecord(draft, id);
  await write(writing, incidentReport(id));
}

async function writeIntegrity({ written }: Writing): Promise<void> {
  const { draft, describing } = written;
  const label = describing.vocabulary.labels.get('subject:audit')?.split('|')[1] ?? 'audit';
  const { reply, cite } = await draft.ask(
    getAuditIntegrity,
    {},
    { label, href: '/audit', records: ({ rows }) => rows },
  );
  const { intact, broken } = describing.sentences;
  draft.say(
    reply.intact ? intact(draft.figure(reply.rows, cite)) : broken(draft.show.number(reply.brokenAt ?? 0)),
    cite,
  );
}

/** Whether something is named that a composite is not about: "the most urgent incidents". */
const namesOther = ({ pieces }: Question) =>
  pieces.some(
    ({ codes = [], records }) =>
      records !== undefined ||
      codes.some((code) => code.startsWith('subject:') && !['subject:tasks', 'subject:activity'].includes(code)),
  );

const ofOverview =
  /^(?:filler:|op:(?:summary|kpis|list|follow|exists|all|who|newest|by|it|this)|subject:activity|time:at)/;

/** Whether nothing is said that an overview leaves out: a person, a record, a value. */
const isBare = ({ pieces }: Question) =>
  pieces.every(
    ({ codes, span, records, named }) =>
      !records && !named && (span !== undefined || codes?.some((code) => ofOverview.test(code)) === true),
  );

/** "What happened today", "catch me up": what no subject is named for. */
const asksForOverview = (question: Question) =>
  isBare(question) &&
  (says(question, 'op:summary') ||
    (says(question, 'subject:activity', 'op:newest') && question.pieces.some(({ span }) => span)));

const urgent = /urgent|pressing|dringend|priorit|presse|急|優先/u;

/** "Most urgent?" after a list of tasks asks for one of them. */
const isOfTasksBefore = ({ pieces, text }: Question, { state }: Given) =>
  state?.spec?.subject === 'tasks' &&
  state.spec.measure === 'list' &&
  urgent.test(fold(text)) &&
  pieces.every((piece) => has(piece, 'op:next') || has(piece, 'filler:') || has(piece, 'op:they'));

function writerOf(question: Question, writing: Writing): (() => Promise<void>) | undefined {
  if (says(question, 'op:how', 'op:meaning', 'op:why')) return undefined;
  if (says(question, 'op:intact')) return () => writeIntegrity(writing);
  // "Push the handover note to Thursday" moves a task.
  const isMoved = question.request.some((piece) => has(piece, 'act:postpone') && has(piece, 'op:do'));
  if (says(question, 'op:handover') && !isMoved && !namesOther(question)) return () => writeHandover(writing);
  const incident = says(question, 'op:report') ? incidentMeant(question, writing.given) : undefined;
  if (incident) return () => writeReport(writing, incident);
  const ofStep = incidentOfStep(question, writing.given);
  if (ofStep) return () => writeStepOf(ofStep, writing.written);
  if (says(question, 'op:kpis') && isBare(question)) return () => writeAll(writing, keyFigures(scopeOf(writing)));
  if (says(question, 'op:next') && !namesOther(question) && !isOfTasksBefore(question, writing.given))
    return () => writeNext(writing);
  return asksForOverview(question) && !writing.given.open ? () => writeOverview(writing) : undefined;
}

/** Answers what several queries together say; undefined where none of that is asked. */
export async function answerComposite(
  context: Context,
  question: Question,
  given: Given,
): Promise<Outcome | undefined> {
  const [compared, ...others] = comparedWithBefore(question, given) ?? [];
  if (compared && others.length === 0) return answerQuery(context, compared);
  const written = await begin(context, compared ? [compared] : []);
  const writing: Writing = { context, given, question, written };
  const writeIt = compared ? () => writeAll(writing, [compared, ...others]) : writerOf(question, writing);
  if (!writeIt) return undefined;
  await writeIt();
  return finish(written, stateKept(context.state, context.language));
}
