import { entityTypes, risks } from '@halyard/contracts/intelligence/entities.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import type { EntityFilter, EntityQuery } from './entity-filter.ts';
import { askEntities, narrowed } from './list-of-entities.ts';
import { texts } from './texts.ts';

type Group = { readonly label: string; readonly total: number; readonly cite: number; readonly href: string | null };

function groupsOf(draft: Draft, by: 'type' | 'risk'): readonly (readonly [label: string, more: EntityQuery])[] {
  const text = texts[draft.language];
  if (by === 'type') return entityTypes.map((type) => [text.types[type], { type }] as const);
  return risks.map((risk) => [text.risks[risk], { risk: risk.toLowerCase() }] as const);
}

/** Entities by type or by risk. What is in no group (types of imports, what no one rated) is what is left of all. */
export async function answerGroups(draft: Draft, filter: EntityFilter, by: 'type' | 'risk'): Promise<boolean> {
  const text = texts[draft.language];
  if (filter.query[by] !== undefined) return false;
  const all = await askEntities(draft, filter);
  const groups: Group[] = [];
  for (const [label, more] of groupsOf(draft, by)) {
    const { reply, cite, href } = await askEntities(draft, narrowed(filter, more, label), 1);
    groups.push({ label, total: reply.total, cite, href });
  }
  const { total } = all.reply;
  const rest = total - groups.reduce((sum, group) => sum + group.total, 0);
  draft.say(text.count(total, draft.figure(total, all.cite), filter.words.map(plain).join('; ')));
  draft.say(`${draft.show.list(groups.map(({ label, total: n, cite }) => `${label} ${draft.figure(n, cite)}`))}.`);
  if (by === 'risk') draft.say(text.notRated(rest, draft.figure(rest, all.cite)));
  const left = by === 'risk' ? text.unrated : text.otherTypes;
  const isLeft = by === 'risk' || rest > 0;
  draft.table({
    caption: text.captions[by],
    cite: all.cite,
    columns: [
      { label: text.columns[by], kind: 'text' },
      { label: text.columns.entities, kind: 'number' },
    ],
    rows: [
      ...groups.map(({ label, total: n, href }) => ({ href, cells: [label, n] })),
      ...(isLeft ? [{ href: null, cells: [left, rest] }] : []),
    ],
  });
  return true;
}
