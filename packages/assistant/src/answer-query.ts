import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import {
  fieldOf,
  listQueryValues,
  type QuerySpec,
  runQuery,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { readingOf, writeSpec } from './answers/answer-spec.ts';
import { type Describing, describeSpec } from './answers/describe.ts';
import { sentences } from './answers/sentences/sentences.ts';
import type { Asked, Outcome } from './asked.ts';
import { stateAfter, stateAfterMiss } from './dialogue/remember.ts';
import type { DialogueState } from './dialogue/state.ts';
import { createDraft, type Draft } from './draft/create-draft.ts';
import type { ReadValues } from './reader/find-named.ts';
import type { Candidate } from './reader/read-spec.ts';
import type { RecordRef } from './reader/record-ref.ts';
import { vocabularyOf } from './vocabulary/index.ts';

/** The named values of a subject, read once a question; none of what the person may not see. */
export function createReadValues({ read, person }: Asked): ReadValues {
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

/** The context of answering a question, in addition to its specification. */
export type Context = {
  readonly asked: Asked;
  readonly language: Language;
  readonly state: DialogueState | null;
  readonly readValues: ReadValues;
  /** Records that were named in the question, for their labels. */
  readonly records: readonly RecordRef[];
};

/** Fields whose values are keys that people do not read. */
const keyed: ReadonlySet<string> = new Set(['person', 'names', 'name']);

async function namesIn(context: Context, specs: readonly QuerySpec[]) {
  const { readValues, records, state } = context;
  const names = new Map<string, string>();
  const known = [...records, ...(state?.listed ?? []), ...(state?.focus ? [state.focus] : [])];
  for (const { subject, where, part = [], ends } of specs) {
    const conditions = [...where, ...part];
    for (const { id, label } of known) {
      for (const { field, values } of conditions) if (values.includes(id)) names.set(`${field} ${id}`, label);
      if (ends?.includes(id)) names.set(`id ${id}`, label);
    }
    if (!conditions.some(({ field }) => keyed.has(fieldOf(subject, field)?.kind ?? ''))) continue;
    for (const { field, key, label } of await readValues(subject))
      if (label !== key) names.set(`${field} ${key}`, label);
  }
  await nameRecords(context, specs, names);
  return names;
}

/** Conditions whose values are keys of records of the network. */
const ofNetwork: ReadonlySet<string> = new Set(['end', 'connected', 'record']);

/** Records that a specification brings along without a label are called by their titles, and by their keys where they are gone. */
async function nameRecords({ asked }: Context, specs: readonly QuerySpec[], names: Map<string, string>): Promise<void> {
  const conditions = specs.flatMap(({ where }) => where);
  for (const { field, values } of conditions)
    if (field === 'id') for (const value of values) if (!names.has(`id ${value}`)) names.set(`id ${value}`, value);
  const linked = conditions.filter(({ field }) => ofNetwork.has(field));
  const unnamed = linked.flatMap(({ field, values }) => values.filter((value) => !names.has(`${field} ${value}`)));
  if (unnamed.length === 0) return;
  const titles = await titlesOf(asked, [...new Set(unnamed)]);
  for (const { field, values } of linked)
    for (const value of values) {
      const title = titles.get(value);
      if (title !== undefined && !names.has(`${field} ${value}`)) names.set(`${field} ${value}`, title);
    }
}

async function titlesOf({ read, manner, person }: Asked, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const subject of ['entities', 'threats'] as const) {
    const left = ids.filter((id) => !titles.has(id));
    if (left.length === 0 || !can(person.role, subjectOf(subject).access)) continue;
    const spec: QuerySpec = { subject, measure: 'list', where: [{ field: 'id', op: 'is', values: left }] };
    const { rows } = await read(runQuery, { query: { spec: JSON.stringify(spec), timeZone: manner.timeZone } });
    for (const { id, cells } of rows) titles.set(id, String(cells.name ?? id));
  }
  return titles;
}

export type Written = { readonly draft: Draft; readonly describing: Describing };

/** An answer to be written, with the words of its language. */
export async function begin(context: Context, specs: readonly QuerySpec[]): Promise<Written> {
  const { asked, language } = context;
  const draft = createDraft(asked, language);
  const names = await namesIn(context, specs);
  return {
    draft,
    describing: { vocabulary: vocabularyOf(language), sentences: sentences[language], show: draft.show, names },
  };
}

export const finish = ({ draft }: Pick<Written, 'draft'>, understood: DialogueState): Outcome => {
  const { answer, response } = draft.finish();
  return { answer, response, understood };
};

/** Returns the answer to a specification that is sure, or that a person chose. Throws what the API throws: `forbidden`. */
export async function answerQuery(
  context: Context,
  spec: QuerySpec,
  words: AnswerReading['words'] = [],
): Promise<Outcome> {
  const written = await begin(context, [spec]);
  const frame = { draft: written.draft, describing: written.describing, spec };
  const rows = await writeSpec(frame);
  written.draft.showReading(readingOf(frame, words));
  return finish(written, stateAfter(context.state, { spec, language: context.language, rows }));
}

/** Offers readings of a question of which none is sure; no figure is under any of them. */
export async function offerReadings(
  context: Context,
  closest: readonly Candidate[],
  unread: readonly string[],
): Promise<Outcome> {
  const written = await begin(
    context,
    closest.map(({ spec }) => spec),
  );
  const { draft, describing } = written;
  draft.refuse('not_understood', describing.sentences.unsure);
  draft.offer(
    closest.map(({ spec, unused }) => ({ label: describeSpec(describing, spec), spec, leavesOut: [...unused] })),
  );
  draft.leaveUnread(unread);
  return finish(written, stateAfterMiss(context.state, context.language));
}

/** How many records match, whatever is asked of them. */
async function countRecords({ read, manner }: Asked, { subject, where, period }: QuerySpec): Promise<number> {
  const counted: QuerySpec = { subject, measure: 'count', where, ...(period && { period }) };
  return (await read(runQuery, { query: { spec: JSON.stringify(counted), timeZone: manner.timeZone } })).total;
}

/** Those readings that count any records. */
export async function withRecords(asked: Asked, candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const counts = await Promise.all(candidates.map(({ spec }) => countRecords(asked, spec)));
  return candidates.filter((_, index) => (counts[index] ?? 0) > 0);
}

/** Returns the answer to a specification that was chosen in place of a question, in the language of the one before. */
export async function answerChosen(context: Context, spec: QuerySpec): Promise<Outcome> {
  const { describing } = await begin(context, [spec]);
  return { ...(await answerQuery(context, spec)), title: describeSpec(describing, spec) };
}
