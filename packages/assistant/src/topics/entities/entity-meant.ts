import { type EntityDetail, getEntity } from '@halyard/contracts/intelligence/entities.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { findRecords } from '../lookup/find-records.ts';
import { nameIn } from '../lookup/name-in.ts';
import { hrefOfRecord, type Told } from '../threats/tell-record.ts';
import type { Question } from '../topic.ts';
import { hrefOfEntity } from './list-of-entities.ts';
import { texts } from './texts.ts';

export type ToldEntity = Told & { readonly detail: EntityDetail };

/** Asks for a record of the network with everything it hangs together with; threats are in it too. */
export async function askEntity(draft: Draft, id: string): Promise<ToldEntity> {
  const { recordLabel } = texts[draft.language];
  const { reply, cite } = await draft.ask(
    getEntity,
    { params: { id } },
    { label: recordLabel, href: hrefOfEntity(id) },
  );
  const { entity, incidents, history } = reply;
  return {
    detail: reply,
    record: entity,
    incidents,
    history,
    cite,
    name: draft.name(entity.name, hrefOfRecord(entity)),
  };
}

/** The id of the entity that a question names; `several` after it has said which there are. */
export async function entityNamed(
  question: Question,
  draft: Draft,
  kinds: readonly ('entity' | 'threat')[] = ['entity'],
): Promise<string | 'several' | undefined> {
  const words = nameIn(question);
  return words === undefined ? undefined : recordNamed(words, draft, kinds);
}

/** The id of the record that is called so; `several` after it has said which there are. */
export async function recordNamed(
  words: string,
  draft: Draft,
  kinds: readonly ('entity' | 'threat')[],
): Promise<string | 'several' | undefined> {
  const { records, cite } = await findRecords(draft, words, kinds);
  const [only, ...others] = records;
  if (!only || others.length === 0) return only?.id;
  const text = texts[draft.language];
  draft.say(text.one.several(plain(words)), cite);
  draft.table({
    caption: text.caption,
    cite,
    columns: [
      { label: text.columns.name, kind: 'text' },
      { label: text.columns.source, kind: 'text' },
    ],
    rows: records.map(({ kind, id, title, subtitle }) => ({
      href: hrefOfRecord({ id, family: kind }),
      cells: [plain(title), plain(subtitle)],
    })),
  });
  return 'several';
}
