import { can } from '@halyard/contracts/policy.ts';
import { fieldOf, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { Proposal } from '@halyard/contracts/work/assistant.ts';
import { actionNames, actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { answerAction } from '../actions/answer-action.ts';
import { answerQuery, type Context } from '../answer-query.ts';
import { recordAddress } from '../answers/screen-of-spec.ts';
import type { Outcome } from '../asked.ts';
import { createShow } from '../draft/show.ts';
import { asksFor } from '../help/asks-for.ts';
import { has, ofKind } from '../reader/assemble/parts.ts';
import type { Given, Question } from '../reader/question.ts';
import { reasonOf } from '../refusals/reason-of.ts';
import { fold } from '../times/fold.ts';
import { vocabularyOf } from '../vocabulary/index.ts';
import { cleanLine } from './clean-line.ts';
import { collectNames } from './collect-names.ts';
import { draftLines } from './draft-lines.ts';
import type { ModelReader, Name, Unread } from './model-reader.ts';

/** Questions about the account, its sessions and its settings stay here. */
const kept: ReadonlySet<SubjectName> = new Set(['account', 'sessions']);
const settings: ReadonlySet<string> = new Set(['set_theme', 'set_language', 'set_timezone']);
const settingVerbs: ReadonlySet<string> = new Set(['theme', 'language', 'timezone']);

/** Questions for a cause, an opinion, instructions or a meaning have no query. */
const noQuery = ['op:how', 'op:meaning', 'op:why', 'op:opinion'] as const;

/**
 * Whether a question may be sent to a model: not if it is answered by help, the account or not at all, nor if it is
 * about hidden data.
 */
function isForModel({ pieces, text, language }: Question, subjects: readonly SubjectName[]): boolean {
  const named = pieces.flatMap((piece) => ofKind(piece, 'subject'));
  const asks = asksFor(text, language);
  // "What is …" that no page explains may be about a record.
  if (asks === 'how' || asks === 'difference') return false;
  if (
    pieces.every(
      ({ codes, records, span }) =>
        !records && !span && codes?.every((code) => code === 'filler:' || code === 'op:follow'),
    )
  )
    return false;
  if (pieces.some((piece) => noQuery.some((code) => has(piece, code)))) return false;
  if (pieces.some((piece) => [...ofKind(piece, 'act'), ...ofKind(piece, 'field')].some((one) => settingVerbs.has(one))))
    return false;
  return named.every((one) => subjects.some((subject) => subject === one));
}

async function toUnread(
  { asked }: Context,
  question: Question,
  given: Given,
  subjects: readonly SubjectName[],
): Promise<Unread> {
  const { text, language } = question;
  const before = given.state?.spec ?? null;
  const isAllowed = (subject: SubjectName | null) => subject !== null && subjects.includes(subject);
  const { role } = asked.person;
  const vocabulary = vocabularyOf(language);
  return {
    message: text,
    now: given.now,
    subjects,
    actions: actionNames.filter((name) => can(role, actionOf(name).access) && !settings.has(name)),
    before: before && isAllowed(before.subject) ? before : null,
    screen: isAllowed(given.screen) ? given.screen : null,
    names: await collectNames(question, { ...given, subjects }),
    readValues: given.readValues,
    isWord: (word) => vocabulary.exact.has(word),
  };
}

const isSubject = (place: string, subjects: readonly SubjectName[]): SubjectName | undefined =>
  subjects.find((subject) => subject === place);

/** Records whose words the model had before it: a proposal says them (security.md, "The assistant"). */
const sourcesOf = (names: readonly Name[], subjects: readonly SubjectName[]): Proposal['sources'] =>
  names.map(({ label, key, of: [place = ''] }) => {
    const subject = isSubject(place, subjects);
    return { label: cleanLine(label, 80), href: subject ? recordAddress(subject, key) : null };
  });

/** The names of a question as records, so that what the model read of them is shown with their labels. */
const withNames = (context: Context, { names, subjects }: Unread): Context => {
  const records = names.flatMap(({ of: [place = ''], key, label }) => {
    const subject = isSubject(place, subjects);
    return subject ? [{ subject, id: key, label }] : [];
  });
  return { ...context, records: [...context.records, ...records] };
};

/**
 * Returns what a model reads in a question that the grammar is not sure of, answered as everything else is; undefined
 * where it reads nothing, or nothing that the API accepts. It words nothing: the answer is ours.
 */
export async function answerWithModel(
  model: ModelReader,
  context: Context,
  question: Question,
  given: Given,
): Promise<Outcome | undefined> {
  const subjects = given.subjects.filter((subject) => !kept.has(subject));
  if (!isForModel(question, subjects)) return undefined;
  const unread = await toUnread(context, question, given, subjects);
  const reading = await model.read(unread);
  if ('none' in reading) return undefined;
  const known = withNames(context, unread);
  try {
    const isQuery = 'query' in reading;
    const { answer, ...rest } = await (isQuery
      ? answerQuery(known, reading.query)
      : answerAction(known, { is: 'action', request: reading.action }));
    const read = answer.reading && { reading: { ...answer.reading, by: 'model' as const } };
    const proposal = answer.proposal && { ...answer.proposal, sources: sourcesOf(unread.names, subjects) };
    return { ...rest, answer: { ...answer, model: model.name, proposal, ...read } };
  } catch (error) {
    // A reading that the API rejected is invalid.
    if (reasonOf(error) === undefined) throw error;
    return undefined;
  }
}

/** Words of the names of people whom the person may name. */
async function wordsOfPeople({ subjects, readValues }: Given): Promise<string[]> {
  const words = new Set<string>();
  for (const subject of subjects)
    for (const { field, label } of await readValues(subject))
      if (fieldOf(subject, field)?.kind === 'person')
        for (const word of label.split(/[\s,]+/u)) if (word.length > 2) words.add(fold(word));
  return [...words];
}

/** Lets a model rewrite a draft: its sentences are before those of ours, which stay as they are. */
export async function rewriteDraft(
  model: ModelReader,
  outcome: Outcome,
  { asked, language }: Context,
  given: Given,
): Promise<Outcome> {
  const { answer, response } = outcome;
  if (!answer.draft) return outcome;
  const lines = draftLines(answer, createShow(asked.manner, language));
  const markdown = lines.length === 0 ? null : await model.rewrite(lines, await wordsOfPeople(given));
  if (markdown === null) return outcome;
  return {
    ...outcome,
    answer: { ...answer, by: 'model', model: model.name, markdown },
    response: `${markdown}\n\n${response}`,
  };
}
