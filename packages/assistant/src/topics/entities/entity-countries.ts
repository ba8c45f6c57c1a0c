import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { pageSizeMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { countryName } from '../threats/countries.ts';
import { texts as threatTexts } from '../threats/texts.ts';
import type { EntityFilter } from './entity-filter.ts';
import { askEntities } from './list-of-entities.ts';
import { texts } from './texts.ts';

/** The words of a filter with its countries. */
export const wordsWithCountries = (draft: Draft, { words, countries }: EntityFilter): string =>
  [
    ...words.map(plain),
    ...(countries.length === 0
      ? []
      : [threatTexts[draft.language].either(countries.map((code) => countryName(code, draft.language)))]),
  ].join('; ');

/**
 * Every entity of a filter that is in one of its countries. The list knows no such filter, so they are picked from all
 * of its rows; undefined where one query does not hand out all of them.
 */
export async function askInCountries(draft: Draft, filter: EntityFilter) {
  const { reply, cite } = await askEntities(draft, filter, pageSizeMax);
  if (reply.next !== null) return undefined;
  const entities = reply.entities.filter(({ country }) => country !== null && filter.countries.includes(country));
  return { reply: { entities, total: entities.length }, cite };
}

/** Entities by country, most first; false where one query does not hand out all of them. */
export async function answerByCountry(draft: Draft, filter: EntityFilter): Promise<boolean> {
  const [text, shared] = [texts[draft.language], threatTexts[draft.language]];
  if (filter.countries.length > 0) return false;
  const { reply, cite } = await askEntities(draft, filter, pageSizeMax);
  if (reply.next !== null) return false;
  const groups = [...Map.groupBy(reply.entities, ({ country }: Entity) => country)]
    .map(([country, { length }]) => ({ country, total: length }))
    .toSorted((one, other) => other.total - one.total);
  draft.say(text.count(reply.total, draft.figure(reply.total, cite), wordsWithCountries(draft, filter)));
  const nameOf = (country: string | null) =>
    country === null ? shared.countryUnknown : countryName(country, draft.language);
  const known = groups.filter(({ country }) => country !== null);
  const most = known.filter(({ total }) => total === known[0]?.total);
  if (known[0] && most.length < known.length)
    draft.say(
      shared.most(
        draft.show.list(most.map(({ country }) => nameOf(country))),
        draft.figure(known[0].total, cite),
        most.length > 1,
      ),
    );
  draft.table({
    caption: text.captions.country,
    cite,
    columns: [
      { label: shared.columns.country, kind: 'text' },
      { label: text.columns.entities, kind: 'number' },
    ],
    rows: groups.map(({ country, total }) => ({ href: null, cells: [nameOf(country), total] })),
  });
  return true;
}
