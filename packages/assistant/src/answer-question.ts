import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { can } from '@halyard/contracts/policy.ts';
import {
  type QuerySpec,
  runQuery,
  type SubjectName,
  subjectNames,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { searchRecords } from '@halyard/contracts/work/search.ts';
import { findVerb } from './actions/action-parts.ts';
import { answerAction } from './actions/answer-action.ts';
import { readAction } from './actions/read-action.ts';
import {
  answerChosen,
  answerQuery,
  begin,
  type Context,
  createReadValues,
  finish,
  offerReadings,
  withRecords,
} from './answer-query.ts';
import type { Asked, Outcome } from './asked.ts';
import { answerComposite } from './composites/answer-composite.ts';
import { stateAfterMiss, stateKept } from './dialogue/remember.ts';
import { readState } from './dialogue/state.ts';
import { createDraft } from './draft/create-draft.ts';
import { findCourtesy } from './help/find-courtesy.ts';
import { findHelp, suggestHelp } from './help/find-help.ts';
import { type HelpSection, sayHelp } from './help/read-help.ts';
import { answerWithModel, rewriteDraft } from './model/answer-with-model.ts';
import type { ModelReader } from './model/model-reader.ts';
import { has } from './reader/assemble/parts.ts';
import { describeWords } from './reader/describe-words.ts';
import { isLeftOver } from './reader/pieces.ts';
import { type Given, type Question, readQuestion } from './reader/question.ts';
import { type Candidate, mostClosest, type ReadResult, readSpec } from './reader/read-spec.ts';
import { recordOfScreen } from './reader/record-of-screen.ts';
import type { RecordRef } from './reader/record-ref.ts';
import { reasonOf } from './refusals/reason-of.ts';
import { isUnsupportedLanguage } from './refusals/unsupported-language.ts';
import { answerSearch } from './search/answer-search.ts';

/** Which subject a screen is about. */
const subjectOfPath: Readonly<Record<string, SubjectName>> = {
  '/threats': 'threats',
  '/network': 'entities',
  '/security': 'incidents',
  '/todos': 'tasks',
  '/users': 'people',
  '/notifications': 'notifications',
  '/imports': 'imports',
  '/audit': 'audit',
  '/crime-analysis': 'crime',
  '/schemas': 'schemas',
  '/profile': 'account',
  '/settings': 'account',
};

function screenSubject(screen: string): SubjectName | null {
  const address = URL.parse(screen, 'http://console.invalid');
  const tab = address?.searchParams.get('tab');
  if (address?.pathname === '/security' && (tab === 'alerts' || tab === 'playbooks')) return tab;
  return subjectOfPath[address?.pathname ?? ''] ?? null;
}

/** The record that is open on the screen, with its title. Null where there is none, or the person may not see it. */
async function readOpen({ screen, read, manner, person }: Asked): Promise<RecordRef | null> {
  const open = recordOfScreen(screen);
  if (!open || !can(person.role, subjectOf(open.subject).access)) return null;
  const spec: QuerySpec = {
    subject: open.subject,
    measure: 'record',
    where: [{ field: 'id', op: 'is', values: [open.id] }],
  };
  const { rows } = await read(runQuery, { query: { spec: JSON.stringify(spec), timeZone: manner.timeZone } });
  const title = rows[0]?.cells[subjectOf(open.subject).title];
  const label = String(title ?? open.id);
  return { ...open, label: open.subject === 'incidents' ? `${incidentName(Number(open.id))} ${label}` : label };
}

const mayAsk = ({ person }: Asked, subject: SubjectName) => can(person.role, subjectOf(subject).access);

async function prepare(asked: Asked): Promise<Given> {
  const state = readState(asked.before);
  return {
    message: asked.message,
    language: state?.language ?? asked.manner.language,
    now: { now: asked.now, timeZone: asked.manner.timeZone },
    state,
    screen: screenSubject(asked.screen),
    open: await readOpen(asked),
    subjects: subjectNames.filter((subject) => mayAsk(asked, subject)),
    readValues: createReadValues(asked),
    search: async (q) => (await asked.read(searchRecords, { query: { q } })).results,
  };
}

const contextOf = (asked: Asked, given: Given, question: Question): Context => ({
  asked,
  language: question.language,
  state: given.state,
  readValues: given.readValues,
  records: [...question.pieces.flatMap(({ records = [] }) => records), ...(given.open ? [given.open] : [])],
});

/** A plain rejection; what was understood last is kept for the next question. */
function refuse(
  context: Context,
  reason: Parameters<typeof reasonOf>[0],
  suggestions: readonly string[] = [],
): Outcome {
  const draft = createDraft(context.asked, context.language);
  const known = reasonOf(reason) ?? 'not_understood';
  const { words } = draft;
  const texts = {
    not_understood: words.notUnderstood,
    beyond: words.beyond,
    forbidden: words.forbidden,
    not_found: words.recordGone,
    unavailable: words.unavailable,
  };
  draft.refuse(known, texts[known]);
  draft.suggest(...suggestions);
  return finish({ draft }, stateAfterMiss(context.state, context.language));
}

/** Runs what answers; what the API rejects becomes a plain rejection, anything else is thrown on. */
async function orRefuse(context: Context, answer: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await answer();
  } catch (error) {
    if (reasonOf(error) === undefined) throw error;
    return refuse(context, error);
  }
}

function saySection({ asked, state }: Context, section: HelpSection, language: Language): Outcome {
  const draft = createDraft(asked, language);
  sayHelp(draft, section, section.heading);
  return finish({ draft }, stateKept(state, language));
}

function answerHelp(context: Context, { language }: Question): Outcome | undefined {
  const help = findHelp(context.asked.message, language);
  return help && saySection(context, help, language);
}

/** "Merci, c'est tout" is a courtesy, whatever language was spoken before. */
function answerCourtesy(context: Context, question: Question): Outcome | undefined {
  const found = findCourtesy(context.asked.message, question.language);
  return found && saySection(context, found.section, found.language);
}

/** What the question is about but the person may not see. */
async function asksForHidden(question: Question, given: Given, asked: Asked): Promise<boolean> {
  const { sure } = await readSpec(question, { ...given, subjects: subjectNames, readValues: async () => [] });
  return sure !== null && !mayAsk(asked, sure.spec.subject);
}

const beyondCodes = ['op:why', 'op:opinion'] as const;
const unreadOf = ({ pieces }: Question) => pieces.filter(isLeftOver).map(({ text }) => text);

/** Something is to be done, and nothing says to what. */
async function askWhich(context: Context): Promise<Outcome> {
  const { draft, describing } = await begin(context, []);
  draft.refuse('not_understood', describing.sentences.whichRecord);
  return finish({ draft }, stateAfterMiss(context.state, context.language));
}

/** Where nothing is sure: records that the words name, close readings, and else a plain rejection. */
async function answerUnsure(context: Context, given: Given, question: Question, read: ReadResult): Promise<Outcome> {
  const { asked } = context;
  if (isUnsupportedLanguage(question)) {
    const english: Context = { ...context, language: 'en' };
    const { draft, describing } = await begin(english, []);
    draft.refuse('not_understood', describing.sentences.unsupported);
    return finish({ draft }, stateAfterMiss(context.state, context.state?.language ?? 'en'));
  }
  if (question.pieces.some((piece) => beyondCodes.some((code) => has(piece, code))))
    return refuse(context, Object.assign(new Error('beyond'), { code: 'beyond' }));
  const seen = ({ spec }: Candidate) => mayAsk(asked, spec.subject);
  const found = await withRecords(asked, read.asWords.filter(seen));
  const [only, ...more] = found;
  // Words that no one understood but that records have are what these are looked for by.
  if (only && more.length === 0 && read.closest.length <= 1)
    return answerQuery(context, only.spec, describeWords(question, only));
  if (await asksForHidden(question, given, asked))
    return refuse(context, Object.assign(new Error('forbidden'), { code: 'forbidden' }));
  const searched =
    read.closest.length === 0 || found.length > 1 ? await answerSearch(context, question, given) : undefined;
  if (searched && found.length !== 1) return searched;
  if (findVerb(question)) return askWhich(context);
  const offered = [...found, ...read.closest.filter(seen)].slice(0, mostClosest);
  if (offered.length > 0) return offerReadings(context, offered, unreadOf(question));
  return searched ?? refuse(context, undefined, suggestHelp(asked.message, question.language));
}

/**
 * Returns the answer to a question, from data that its person may see, or a plain rejection; it never invents a figure.
 * In this order: what was chosen, something to be done, a courtesy, an overview, a query that every word has a place in, help, and
 * else what a model reads, where there is one, or the closest readings. Errors that are no error of the API are thrown on.
 */
export async function answerQuestion(asked: Asked, model?: ModelReader): Promise<Outcome> {
  const given = await prepare(asked);
  const { spec } = asked;
  if (spec) {
    const context: Context = {
      asked,
      language: given.language,
      state: given.state,
      readValues: given.readValues,
      records: given.open ? [given.open] : [],
    };
    return orRefuse(context, () => answerChosen(context, spec));
  }
  const question = await readQuestion(given);
  const context = contextOf(asked, given, question);
  return orRefuse(context, async () => {
    const action = await readAction(question, given);
    // "Can I take back an import" names nothing to be done something to.
    const isNothing = action?.is === 'unclear' && action.candidates.length === 0;
    if (action) return (isNothing && answerHelp(context, question)) || answerAction(context, action);
    const courtesy = answerCourtesy(context, question);
    if (courtesy) return courtesy;
    const composite = await answerComposite(context, question, given);
    if (composite) return model ? rewriteDraft(model, composite, context, given) : composite;
    const read = await readSpec(question, given);
    const { sure } = read;
    if (sure) return answerQuery(context, sure.spec, describeWords(question, sure));
    const help = answerHelp(context, question);
    if (help) return help;
    const readByModel =
      model &&
      !(await asksForHidden(question, given, asked)) &&
      (await answerWithModel(model, context, question, given));
    return readByModel || answerUnsure(context, given, question, read);
  });
}
