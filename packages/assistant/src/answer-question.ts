import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { allow, can } from '@halyard/contracts/policy.ts';
import {
  type QuerySpec,
  runQuery,
  type SubjectName,
  subjectNames,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { searchRecords } from '@halyard/contracts/work/search.ts';
import { findVerb } from './actions/action-parts.ts';
import { answerAction } from './actions/answer-action.ts';
import { actionOfPiece } from './actions/decide-action.ts';
import { propose } from './actions/propose.ts';
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
import { type HelpSection, plainText, readHelp, sayHelp } from './help/read-help.ts';
import { answerWithModel, rewriteDraft } from './model/answer-with-model.ts';
import type { ModelReader } from './model/model-reader.ts';
import { has } from './reader/assemble/parts.ts';
import { describeWords } from './reader/describe-words.ts';
import { isLeftOver, type Piece } from './reader/pieces.ts';
import { type Given, type Question, readQuestion } from './reader/question.ts';
import { type Candidate, mostClosest, type ReadResult, readSpec } from './reader/read-spec.ts';
import { recordOfScreen } from './reader/record-of-screen.ts';
import type { RecordRef } from './reader/record-ref.ts';
import { readAbout } from './refusals/read-about.ts';
import { reasonOf } from './refusals/reason-of.ts';
import { isUnsupportedLanguage } from './refusals/unsupported-language.ts';
import { answerSearch } from './search/answer-search.ts';
import type { Code } from './vocabulary/vocabulary.ts';

/** Which subject a screen is about. */
const subjectOfPath: Readonly<Record<string, SubjectName>> = {
  '/threats': 'threats',
  '/network': 'entities',
  '/observables': 'observables',
  '/sigma': 'sigmaRules',
  '/sources': 'sources',
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
  if (address?.pathname === '/security' && tab === 'alerts')
    return address.searchParams.get('alerts') === 'received' ? 'receivedAlerts' : 'alerts';
  if (address?.pathname === '/security' && tab === 'playbooks') return tab;
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

/** A plain rejection; the previous interpretation is kept for the next question. */
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

/** The subject of the question that the user may not see. */
async function asksForHidden(question: Question, given: Given, asked: Asked): Promise<boolean> {
  const all: Given = Object.assign({}, given, { subjects: subjectNames, readValues: async () => [] });
  const { sure, closest } = await readSpec(question, all);
  // "Any stix imports that failed" names what it asks about, whatever else is left over.
  const named = sure ? [sure] : closest.filter(({ guessed }) => guessed === 0);
  return named.length > 0 && named.every(({ spec }) => !mayAsk(asked, spec.subject));
}

const beyondCodes = ['op:why', 'op:opinion'] as const;
const outsideCodes = ['op:beyond'] as const;

const asksWhyItChanged = ({ pieces }: Question): boolean =>
  pieces.some((piece) => has(piece, 'op:why')) &&
  pieces.some((piece) => has(piece, 'op:growth') || has(piece, 'op:decline')) &&
  !pieces.some(isLeftOver);

/** What cannot be answered is kept by what it was about: "why is shoplifting up in Camden?", "then how was it in May?" */
async function refuseBeyond(context: Context, given: Given, question: Question): Promise<Outcome> {
  const refused = refuse(context, Object.assign(new Error('beyond'), { code: 'beyond' }));
  const about = await readAbout(question, given);
  const state = readState(refused.understood);
  if (!about || !state) return refused;
  return { ...refused, understood: Object.assign({}, state, { spec: about.spec, missed: !about.isSure }) };
}
const unreadOf = ({ pieces }: Question) => pieces.filter(isLeftOver).map(({ text }) => text);

/** An incident is deleted on its screen only, by whom the help page says. */
function explainDeleting(context: Context, question: Question): Outcome | undefined {
  // "Delete all incidents" is nothing that anyone can do.
  const ofIncident = question.request.some(({ records = [] }) =>
    records.some(({ subject }) => subject === 'incidents'),
  );
  if (!has(findVerb(question), 'act:delete') || !ofIncident) return undefined;
  const section = readHelp(question.language, 'how-to').find(({ id }) => id === 'deleteIncident');
  if (!section || can(context.asked.person.role, allow('incidents', 'delete')))
    return section && saySection(context, section, question.language);
  const draft = createDraft(context.asked, question.language);
  draft.refuse('forbidden', plainText(section));
  return finish({ draft }, stateAfterMiss(context.state, question.language));
}

/** Something is to be done, and nothing says to what. */
async function askWhich(context: Context, verb: Piece): Promise<Outcome> {
  const { draft, describing } = await begin(context, []);
  const action = actionOfPiece(verb);
  // Users without permission are told so, regardless of the object.
  if (action && !can(context.asked.person.role, actionOf(action).access)) {
    await propose(draft, { action, slots: {}, labels: {} });
    return finish({ draft }, stateAfterMiss(context.state, context.language));
  }
  draft.refuse('not_understood', describing.sentences.whichRecord);
  return finish({ draft }, stateAfterMiss(context.state, context.language));
}

/** If nothing is certain: records that the words name, close readings, and else a plain rejection. */
async function answerUnsure(context: Context, given: Given, question: Question, read: ReadResult): Promise<Outcome> {
  const { asked } = context;
  if (isUnsupportedLanguage(question)) {
    const english: Context = { ...context, language: 'en' };
    const { draft, describing } = await begin(english, []);
    draft.refuse('not_understood', describing.sentences.unsupported);
    return finish({ draft }, stateAfterMiss(context.state, context.state?.language ?? 'en'));
  }
  const says = (codes: readonly Code[]) => question.pieces.some((piece) => codes.some((code) => has(piece, code)));
  if (says(beyondCodes)) return refuseBeyond(context, given, question);
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
  // "Password guessing" is a record's own words; without such a record a password is nothing that is kept.
  if (says(outsideCodes)) return refuseBeyond(context, given, question);
  const verb = findVerb(question);
  if (verb) return askWhich(context, verb);
  const offered = [...found, ...read.closest.filter(seen)].slice(0, mostClosest);
  if (offered.length > 0) return offerReadings(context, offered, unreadOf(question));
  return searched ?? refuse(context, undefined, suggestHelp(asked.message, question.language));
}

/**
 * Returns the answer to a question, from data that its person may see, or a plain rejection; it never invents a figure.
 * In this order: what was chosen, something to be done, a courtesy, an overview, a query that every word has a place
 * in, help, and else what a model reads, where there is one, or the closest readings. Errors that are not an error of
 * the API are thrown on.
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
    const notHere = action ? undefined : explainDeleting(context, question);
    if (notHere) return notHere;
    if (action) return (isNothing && answerHelp(context, question)) || answerAction(context, action);
    const courtesy = answerCourtesy(context, question);
    if (courtesy) return courtesy;
    const composite = await answerComposite(context, question, given);
    if (composite) return model ? rewriteDraft(model, composite, context, given) : composite;
    const read = await readSpec(question, given);
    const { sure } = read;
    if (sure) return answerQuery(context, sure.spec, describeWords(question, sure));
    // "Why are they falling?" asks for a cause, and for no page of help.
    if (asksWhyItChanged(question)) return refuseBeyond(context, given, question);
    const help = answerHelp(context, question);
    if (help) return help;
    const readByModel =
      model &&
      !(await asksForHidden(question, given, asked)) &&
      (await answerWithModel(model, context, question, given));
    return readByModel || answerUnsure(context, given, question, read);
  });
}
