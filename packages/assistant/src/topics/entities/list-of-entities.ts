import {
  type Entity,
  type EntityPage,
  type EntityType,
  listEntities,
} from '@halyard/contracts/intelligence/entities.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import type { EntityFilter, EntityQuery } from './entity-filter.ts';
import { texts } from './texts.ts';

export const hrefOfEntity = (id: string): string => `/network?entity=${encodeURIComponent(id)}`;

/** The screen with the same filter; null where it has no such filter. */
function hrefOfEntities({ query, shownTime }: EntityFilter): string | null {
  if (shownTime === null) return null;
  const { range: _, from: __, to: ___, limit: ____, after: _____, ...same } = query;
  const pairs = Object.entries({ ...same, ...shownTime }).filter(([, value]) => value !== undefined);
  const written = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return written === '' ? '/network' : `/network?${written}`;
}

/** The filter with more to it. */
export const narrowed = (filter: EntityFilter, more: EntityQuery, ...words: readonly string[]): EntityFilter => ({
  ...filter,
  query: { ...filter.query, ...more },
  words: [...filter.words, ...words],
});

/** Asks for the first entities of a filter and how many there are. */
export function askEntities(draft: Draft, filter: EntityFilter, limit = 10) {
  const about = { label: texts[draft.language].label(filter.words.join('; ')), href: hrefOfEntities(filter) };
  return draft.ask(
    listEntities,
    { query: { ...filter.query, limit: String(limit) } },
    { ...about, records: ({ total }) => total },
  );
}

/** The type in the words of the language; types that imports brought are called by their own name. */
export const typeOf = (draft: Draft, type: string): string =>
  texts[draft.language].types[type as EntityType] ?? plain(type);

/** The risk in the words of the language; null where no one rated it. */
export const riskOf = (draft: Draft, { risk }: Pick<Entity, 'risk'>): string | null =>
  risk === null ? null : texts[draft.language].risks[risk];

/** The table of some entities. */
export function tableOfEntities(
  draft: Draft,
  { entities, total }: Pick<EntityPage, 'entities' | 'total'>,
  cite: number,
): void {
  const { caption, columns } = texts[draft.language];
  draft.table({
    caption,
    total,
    cite,
    columns: [
      { label: columns.name, kind: 'text' },
      { label: columns.type, kind: 'text' },
      { label: columns.risk, kind: 'text' },
      { label: columns.connections, kind: 'number' },
      { label: columns.activity, kind: 'instant' },
    ],
    rows: entities.map((entity) => ({
      href: hrefOfEntity(entity.id),
      cells: [
        ...[plain(entity.name), typeOf(draft, entity.type), riskOf(draft, entity)],
        ...[entity.connections, entity.lastActivity],
      ],
    })),
  });
}
