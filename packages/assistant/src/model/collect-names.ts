import { fieldOf, me, type QuerySpec, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { searchMax } from '@halyard/contracts/work/search.ts';
import { ofKind } from '../reader/assemble/parts.ts';
import { findNamed } from '../reader/find-named.ts';
import { subjectOfKind } from '../reader/find-records.ts';
import { isLeftOver, type Piece } from '../reader/pieces.ts';
import type { Given, Question } from '../reader/question.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import type { Name } from './model-reader.ts';

const namesMax = 20;
/** Words that are looked up, one by one where no record has all of them. */
const wordsMax = 4;
const shortestWord = 3;

type Kind = 'person' | 'name' | 'record';
type Found = { readonly kind: Kind; readonly of: string; readonly key: string; readonly label: string };
type Origin = { readonly from: Name['from']; readonly written?: string };

/** Distinct names, with a placeholder that shows their type. */
class Names {
  readonly #found = new Map<string, Name & { of: string[]; written: string[] }>();

  add({ kind, of, key, label }: Found, { from, written }: Origin): void {
    const place = `${kind} ${kind === 'record' ? of : ''} ${key}`;
    const known = this.#found.get(place);
    if (known) {
      if (!known.of.includes(of)) known.of.push(of);
      if (written && !known.written.includes(written)) known.written.push(written);
      return;
    }
    if (this.#found.size >= namesMax) return;
    const count = [...this.#found.values()].filter(({ ref }) => ref.startsWith(`${kind}-`)).length;
    this.#found.set(place, {
      ref: `${kind}-${count + 1}`,
      of: [of],
      key,
      label,
      from,
      written: written ? [written] : [],
    });
  }

  addRecord({ subject, id, label }: RecordRef, origin: Origin): void {
    this.add({ kind: 'record', of: subject, key: id, label }, origin);
  }

  all = (): readonly Name[] => [...this.#found.values()];
}

const kindOf = (subject: SubjectName, field: string): Kind | undefined => {
  const kind = fieldOf(subject, field)?.kind;
  if (kind === 'person') return 'person';
  return kind === 'name' || kind === 'names' ? 'name' : undefined;
};

async function addNamed(names: Names, question: Question, { message, subjects, readValues }: Given): Promise<void> {
  for (const subject of subjects)
    for (const { text, named = [] } of await findNamed({ message, readValues }, subject, question.language))
      for (const { field, key, label } of named) {
        const kind = kindOf(subject, field);
        if (kind) names.add({ kind, of: `${subject}.${field}`, key, label }, { from: 'question', written: text });
      }
}

/** Words that may be a record's own: those that no one understood, and else values that titles have as well. */
function wordsOf({ pieces }: Question): string[] {
  const isUnknown = (piece: Piece) => isLeftOver(piece) || piece.isGuess === true;
  const values = pieces.filter((piece) => !isUnknown(piece) && ofKind(piece, 'value').length > 0);
  const words = [...pieces.filter(isUnknown), ...values].map(({ text }) => text.slice(0, searchMax));
  return words.filter((text) => text.length >= shortestWord).slice(0, wordsMax);
}

/** Records that have all of these words, or one of them. */
async function addSearched(names: Names, question: Question, { search }: Given): Promise<void> {
  const words = wordsOf(question);
  if (words.length === 0) return;
  const together = await search(words.join(' ').slice(0, searchMax));
  const found = together.length > 0 ? [together] : await Promise.all(words.map(search));
  for (const { kind, id, title } of found.flat()) {
    const subject = subjectOfKind[kind];
    if (subject) names.addRecord({ subject, id, label: title }, { from: 'question' });
  }
}

/** The subject of the previous question: its values must be named again in follow-ups. */
async function addBefore(names: Names, { subject, where, part = [] }: QuerySpec, { readValues, state }: Given) {
  const listed = [...(state?.listed ?? []), ...(state?.focus ? [state.focus] : [])];
  for (const { field, op, values } of [...where, ...part]) {
    const kind = kindOf(subject, field);
    if (op === 'contains' || (kind === undefined && field !== 'id')) continue;
    for (const key of values.filter((value) => value !== me)) {
      if (field === 'id') {
        const label = listed.find(({ id }) => id === key)?.label ?? key;
        names.addRecord({ subject, id: key, label }, { from: 'before' });
      }
      if (!kind) continue;
      const label = (await readValues(subject)).find((one) => one.field === field && one.key === key)?.label ?? key;
      names.add({ kind, of: `${subject}.${field}`, key, label }, { from: 'before' });
    }
  }
}

/**
 * Names in a question, found by the product's own search with the user's permissions, and those it may refer back to.
 */
export async function collectNames(question: Question, given: Given): Promise<readonly Name[]> {
  const names = new Names();
  const { open, state } = given;
  for (const { records = [], isPronoun, text } of question.pieces)
    if (!isPronoun) for (const record of records) names.addRecord(record, { from: 'question', written: text });
  await addNamed(names, question, given);
  if (open) names.addRecord(open, { from: 'screen' });
  if (state?.focus) names.addRecord(state.focus, { from: 'before' });
  if (state?.spec) await addBefore(names, state.spec, given);
  await addSearched(names, question, given);
  return names.all();
}
