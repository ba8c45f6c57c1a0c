import { type getSchema, listSchemas, type SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { texts } from './texts.ts';

export type SchemaEndpoint = typeof getSchema;

/** Opens a schema on its screen. */
export const hrefOfSchema = (id: string): string => `/schemas?schema=${encodeURIComponent(id)}`;

/** Asks for all schemas, each in its newest version. */
export function askSchemas(draft: Draft) {
  const { label } = texts[draft.language];
  return draft.ask(listSchemas, {}, { label, records: ({ length }) => length });
}

/** Which schema is meant, and the words that are left: the name of a field. */
export type FoundSchema = { readonly id: string; readonly rest: string };

const wordsOf = (text: string): string[] => fold(text.normalize('NFKC')).match(/[\p{L}\p{N}_]+/gu) ?? [];
const joining = new Set(['of', 'the', 'in', 'de', 'del', 'du', 'des', 'von', 'der', 'des', 'im', 'la', 'le', 'el']);

function matched({ title }: SchemaSummary, words: readonly string[]): string[] {
  const own = new Set(wordsOf(title));
  return words.filter((word) => own.has(word) && !joining.has(word));
}

/** The one schema whose title has most of the words; undefined where none or several have. */
function closestTitle(schemas: readonly SchemaSummary[], words: readonly string[]): SchemaSummary | undefined {
  const points = (schema: SchemaSummary) => {
    const share = matched(schema, words).length;
    return share === 0 ? 0 : share + share / wordsOf(schema.title).length;
  };
  const [first, second] = [...schemas].sort((one, other) => points(other) - points(one));
  if (!first || points(first) === 0 || (second && points(second) === points(first))) return undefined;
  return first;
}

function ask(draft: Draft, schemas: readonly SchemaSummary[], unknown: string): 'refused' {
  const text = texts[draft.language];
  if (unknown !== '') draft.refuse('not_found', text.unknown(text.quote(plain(unknown))));
  const titles = schemas.slice(0, 5).map(({ id, title }) => draft.name(title, hrefOfSchema(id)));
  if (titles.length === 0) draft.refuse('not_found', text.none);
  else if (unknown === '') draft.refuse('not_understood', text.whichOne(draft.show.list(titles)));
  else draft.say(text.whichOne(draft.show.list(titles)));
  draft.suggest(...text.examples.slice(1, 4));
  return 'refused';
}

// Words that are no part of the title are the field's, in the person's own letters.
function restOf(names: readonly string[], title: string): string {
  const own = new Set(wordsOf(title));
  const words = names.flatMap((name) => name.split(/\s+/));
  return words.filter((word) => wordsOf(word).some((one) => !own.has(one) && !joining.has(one))).join(' ');
}

/** Finds the schema that a question is about: named, on screen, the newest, or the only one. */
export async function findSchema(question: Question, draft: Draft): Promise<FoundSchema | 'refused'> {
  const { subject } = question;
  const names = [...question.names, ...question.quotes, ...valuesOf(question, 'title')];
  const { reply: schemas } = await askSchemas(draft);
  const named = closestTitle(schemas, names.flatMap(wordsOf));
  if (named) return { id: named.id, rest: restOf(names, named.title) };
  const rest = restOf(names, '');
  if (says(question, 'op:newest')) return { id: 'latest', rest };
  if (subject?.kind === 'schema') return { id: subject.id, rest };
  const [only, ...others] = schemas;
  if (only && others.length === 0) return { id: only.id, rest };
  return ask(draft, schemas, rest);
}
