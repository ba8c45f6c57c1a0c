import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import {
  fieldOf,
  listQueryValues,
  type QuerySpec,
  querySpec,
  runQuery,
  type SubjectName,
  subjectNames,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import * as z from 'zod/mini';
import { answerSpec } from './answers/answer-spec.ts';
import { type Describing, describeSpec } from './answers/describe-spec.ts';
import { sentences } from './answers/sentences.ts';
import type { Asked, Outcome } from './asked.ts';
import { createDraft, type Draft } from './draft/create-draft.ts';
import type { ReadValues } from './reader/find-named.ts';
import { type Candidate, type ReadResult, readSpec } from './reader/read-spec.ts';
import { subjectOfScreen } from './understand/subject-of-screen.ts';
import { queryVocabulary } from './vocabulary/index.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** What is kept of a question for the next one. */
const state = z.object({
  query: z.nullable(querySpec),
  language: z.enum(['en', 'es', 'fr', 'de', 'ja']),
  /** The last question was not understood. */
  missed: z.optional(z.boolean()),
});
type State = z.output<typeof state>;

const toState = (before: unknown): State | null => {
  const read = state.safeParse(before);
  return read.success ? read.data : null;
};

/** The named values of a subject, read once a question; none of what the person may not see. */
function createReadValues({ read, person }: Asked): ReadValues {
  const kept = new Map<SubjectName, ReturnType<ReadValues>>();
  return (subject) => {
    if (!can(person.role, subjectOf(subject).access)) return Promise.resolve([]);
    const known = kept.get(subject);
    if (known) return known;
    const asked = read(listQueryValues, { query: { subject } }).then(({ values }) => values);
    kept.set(subject, asked);
    return asked;
  };
}

/** Which subject a screen is about. */
const subjectOfPath: readonly (readonly [path: string, subject: SubjectName])[] = [
  ['/threats', 'threats'],
  ['/network', 'entities'],
  ['/security', 'incidents'],
  ['/todos', 'tasks'],
  ['/users', 'people'],
  ['/notifications', 'notifications'],
  ['/imports', 'imports'],
  ['/audit', 'audit'],
];

const screenSubject = (screen: string): SubjectName | null =>
  subjectOfPath.find(([path]) => URL.parse(screen, 'http://console.invalid')?.pathname === path)?.[1] ?? null;

/** Asked without a word of its own, only what the person may see can be meant. */
const mayAsk = ({ person }: Asked, subject: SubjectName) => can(person.role, subjectOf(subject).access);

/** What a question means as a query, or what it may mean. */
export async function readAsQuery(asked: Asked): Promise<ReadResult> {
  const subjects = subjectNames.filter((subject) => mayAsk(asked, subject));
  const { sure, closest, asWords } = await readAmong(asked, subjects);
  const mayBeSeen = ({ spec }: Candidate) => mayAsk(asked, spec.subject);
  return { sure, closest: closest.filter(mayBeSeen), asWords: asWords.filter(mayBeSeen) };
}

/** Whether a question is about what the person may not see. */
export async function asksForHidden(asked: Asked): Promise<boolean> {
  const { sure } = await readAmong(asked, subjectNames);
  return sure !== null && !mayAsk(asked, sure.spec.subject);
}

/** Those readings that count any records. */
export async function withRecords(asked: Asked, candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const counts = await Promise.all(candidates.map(({ spec }) => countRecords(asked, spec)));
  return candidates.filter((_, index) => (counts[index] ?? 0) > 0);
}

async function countRecords({ read, manner }: Asked, { subject, where, period }: QuerySpec): Promise<number> {
  const counted: QuerySpec = { subject, measure: 'count', where, ...(period && { period }) };
  return (await read(runQuery, { query: { spec: JSON.stringify(counted), timeZone: manner.timeZone } })).total;
}

async function readAmong(asked: Asked, subjects: readonly SubjectName[]): Promise<ReadResult> {
  const before = toState(asked.before);
  const { manner, now } = asked;
  return readSpec({
    message: asked.message,
    language: before?.language ?? manner.language,
    now: { now, timeZone: manner.timeZone },
    before: before?.query ?? null,
    hasMissed: before?.missed === true,
    screen: screenSubject(asked.screen),
    isOnRecord: subjectOfScreen(asked.screen) !== null,
    subjects,
    readValues: createReadValues(asked),
  });
}

async function namesIn(asked: Asked, specs: readonly QuerySpec[]): Promise<ReadonlyMap<string, string>> {
  const readValues = createReadValues(asked);
  const names = new Map<string, string>();
  for (const { subject, where, part = [] } of specs) {
    const isPerson = [...where, ...part].some(({ field }) => fieldOf(subject, field)?.kind === 'person');
    if (!isPerson) continue;
    for (const { field, key, label } of await readValues(subject)) names.set(`${field} ${key}`, label);
  }
  return names;
}

type Written = { readonly draft: Draft; readonly describing: Describing };

async function begin(asked: Asked, language: Language, specs: readonly QuerySpec[]): Promise<Written> {
  const draft = createDraft(asked, language);
  const vocabulary = queryVocabulary(language) ?? (queryVocabulary('en') as Vocabulary);
  return {
    draft,
    describing: { vocabulary, sentences: sentences[language], show: draft.show, names: await namesIn(asked, specs) },
  };
}

const finish = ({ draft }: Written, understood: unknown): Outcome => {
  const { answer, response } = draft.finish();
  return { answer, response, understood };
};

/** Returns the answer to a specification that is sure, or that a person chose. Throws what the API throws: `forbidden`. */
export async function answerQuery(asked: Asked, spec: QuerySpec, language: Language): Promise<Outcome> {
  const written = await begin(asked, language, [spec]);
  await answerSpec({ spec, draft: written.draft, describing: written.describing });
  return finish(written, { query: spec, language });
}

/** Offers readings of a question of which none is sure; no figure stands under any of them. */
export async function offerReadings(asked: Asked, closest: readonly Candidate[]): Promise<Outcome> {
  const [{ language } = { language: asked.manner.language }] = closest;
  const written = await begin(
    asked,
    language,
    closest.map(({ spec }) => spec),
  );
  const { draft, describing } = written;
  draft.refuse('not_understood', describing.sentences.unsure);
  draft.offer(
    closest.map(({ spec, unused }) => ({ label: describeSpec(describing, spec), spec, leavesOut: [...unused] })),
  );
  return finish(written, stateAfterMiss(asked, language));
}

/** What was understood last is kept; that this question was not is kept with it. */
export function stateAfterMiss({ before }: Asked, language: Language): unknown {
  const kept = toState(before);
  if (before !== null && !kept) return before;
  return { query: kept?.query ?? null, language: kept?.language ?? language, missed: true };
}

/** Returns the answer to a specification that was chosen in place of a question, in the language of the question before. */
export async function answerChosen(asked: Asked, spec: QuerySpec): Promise<Outcome> {
  const language = toState(asked.before)?.language ?? asked.manner.language;
  const { describing } = await begin(asked, language, [spec]);
  return { ...(await answerQuery(asked, spec, language)), title: describeSpec(describing, spec) };
}
