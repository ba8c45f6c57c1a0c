import { getSchema, type SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';
import { askSchemas, hrefOfSchema } from './find-schema.ts';
import { fieldsNamed } from './read-fields.ts';
import { texts } from './texts.ts';

/** More schemas than this are not opened for one question. */
const openedAtMost = 20;

async function fieldsIn({ id }: SchemaSummary, sought: string, draft: Draft) {
  const label = texts[draft.language].label;
  const { reply } = await draft.ask(getSchema, { params: { id } }, { label, href: hrefOfSchema(id) });
  return fieldsNamed(reply.schema, ({ name, path }) => fold(name) === sought || fold(path) === sought);
}

/** Which schemas have a field of this name, in their newest version; false where there are too many to look into. */
export async function answerWhichHave(draft: Draft, field: string): Promise<boolean> {
  const text = texts[draft.language];
  const { reply: schemas, cite } = await askSchemas(draft);
  if (schemas.length > openedAtMost) return false;
  const rows = [];
  for (const schema of schemas) {
    const [first] = await fieldsIn(schema, fold(field), draft);
    if (first) rows.push({ schema, field: first });
  }
  draft.say(text.having(text.quote(plain(field)), draft.figure(rows.length, cite)), cite);
  draft.table({
    caption: text.caption,
    cite,
    columns: [
      { label: text.columns.title, kind: 'text' },
      { label: text.columns.field, kind: 'code' },
      { label: text.columns.type, kind: 'text' },
    ],
    rows: rows.map(({ schema, field: { path, type } }) => ({
      href: hrefOfSchema(schema.id),
      cells: [plain(schema.title), plain(path), type && plain(type)],
    })),
  });
  return true;
}
