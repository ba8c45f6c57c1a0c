import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { hrefOfSchema } from './find-schema.ts';
import { type Field, fieldsNamed, firstFields } from './read-fields.ts';
import { texts } from './texts.ts';

/** A schema that was read, and where it was read. */
export type Read = { readonly schema: SchemaRecord; readonly cite: number; readonly name: string };

function tableOfFields(draft: Draft, fields: readonly Field[], { schema, cite }: Read): void {
  const text = texts[draft.language];
  const { columns } = text;
  draft.table({
    caption: text.fieldsCaption,
    cite,
    columns: [
      { label: columns.field, kind: 'code' },
      { label: columns.type, kind: 'text' },
      { label: columns.required, kind: 'text' },
      { label: columns.description, kind: 'text' },
    ],
    rows: fields.map(({ path, type, isRequired, description }) => ({
      href: hrefOfSchema(schema.id),
      cells: [
        plain(path),
        type && plain(type),
        isRequired ? text.yes : text.no,
        description === '' ? null : plain(description),
      ],
    })),
  });
}

/** Its fields on the first level; `which` narrows them to those that are required, or are not. */
export function sayFields(draft: Draft, read: Read, which?: 'required' | 'optional'): void {
  const text = texts[draft.language];
  const { schema, cite, name } = read;
  const all = firstFields(schema.schema);
  if (all.length === 0) {
    draft.say(text.noFields(name), cite);
    return;
  }
  const fields = which ? all.filter(({ isRequired }) => isRequired === (which === 'required')) : all;
  const figure = draft.figure(fields.length, cite);
  const names = draft.show.list(fields.slice(0, 10).map((field) => plain(field.name)));
  if (which) draft.say(text[which](fields.length, name, figure, names), cite);
  else draft.say(text.fields(fields.length, name, figure));
  tableOfFields(draft, fields, read);
}

const valuesShown = 20;

function shownOf(values: readonly string[], draft: Draft): string {
  const more = values.length - valuesShown;
  const shown = values.slice(0, valuesShown).map((value) => plain(value.replace(/^"(.*)"$/, '$1')));
  return more > 0 ? `${shown.join(', ')} … +${draft.show.number(more)}` : draft.show.list(shown);
}

/** What is known of one field, wherever it stands. */
export function sayField(draft: Draft, read: Read, wanted: string, asksValues = false): void {
  const text = texts[draft.language];
  const { schema, cite, name } = read;
  const sought = fold(wanted);
  const found = fieldsNamed(schema.schema, (field) => fold(field.name) === sought || fold(field.path) === sought);
  const [first] = found;
  if (!first) {
    draft.say(text.noField(text.quote(plain(wanted)), name), cite);
    tableOfFields(draft, firstFields(schema.schema), read);
    return;
  }
  if (found.length > 1) draft.say(text.several(draft.figure(found.length, cite), plain(first.name)));
  draft.say(text.field(plain(first.path), name, plain(first.type ?? text.anyType)), cite);
  draft.say((first.isRequired ? text.isRequired : text.isOptional)(plain(first.path)), cite);
  if (first.values) draft.say(text.values(plain(first.path), shownOf(first.values, draft)), cite);
  else if (asksValues) draft.say(text.noValues(plain(first.path)), cite);
  if (first.description !== '') draft.say(text.describes(plain(first.path), plain(first.description)), cite);
  if (found.length > 1) tableOfFields(draft, found, read);
}

function sayBy(draft: Draft, { schema, cite, name }: Read): void {
  const text = texts[draft.language];
  draft.say(schema.by ? text.by(name, plain(schema.by.name)) : text.byNobody(name), cite);
}

function sayRows(draft: Draft, { schema, cite, name }: Read): void {
  const text = texts[draft.language];
  if (schema.rows === null) draft.say(text.noRows(name), cite);
  else draft.say(text.rows(name, draft.figure(schema.rows, cite)));
}

function sayVersions(draft: Draft, { schema, cite, name }: Read): void {
  const text = texts[draft.language];
  const { versions, version } = schema;
  draft.say(text.versions(versions.length, name, draft.figure(versions.length, cite), draft.show.number(version)));
  draft.table({
    caption: text.versionsCaption,
    cite,
    columns: [
      { label: text.columns.version, kind: 'number' },
      { label: text.columns.created, kind: 'instant' },
    ],
    rows: versions.map((one) => ({ href: hrefOfSchema(one.id), cells: [one.version, one.createdAt] })),
  });
}

function sayOrigin(draft: Draft, { schema, cite, name }: Read): void {
  const text = texts[draft.language];
  draft.say(text.origin(name, text.origins[schema.origin], plain(schema.source)), cite);
}

function sayDescription(draft: Draft, { schema, cite, name }: Read): void {
  const text = texts[draft.language];
  const { description } = schema;
  draft.say(description === '' ? text.noDescription(name) : text.about(name, plain(description)), cite);
}

/** What can be asked of a schema as a whole. */
export const aspects = {
  'schema:origin': sayOrigin,
  'schema:rows': sayRows,
  'schema:versions': sayVersions,
  'schema:by': sayBy,
  'schema:created': (draft: Draft, { schema, cite, name }: Read) =>
    draft.say(texts[draft.language].created(name, draft.show.instant(schema.createdAt)), cite),
  'schema:description': sayDescription,
  'schema:draft': (draft: Draft, { schema, cite, name }: Read) => {
    const text = texts[draft.language];
    draft.say(schema.draft ? text.draft(name, schema.draft) : text.noDraft(name), cite);
  },
} as const;

/** What it is, in a few sentences. */
export function saySummary(draft: Draft, read: Read): void {
  sayDescription(draft, read);
  sayOrigin(draft, read);
  aspects['schema:created'](draft, read);
  if (read.schema.sample) draft.say(texts[draft.language].sample, read.cite);
  sayFields(draft, read);
}
