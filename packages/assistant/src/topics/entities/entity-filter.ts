import type { Given } from '@halyard/contracts/endpoint.ts';
import {
  type ActivityRange,
  type EntityType,
  entityTypes,
  type listEntities,
  type Risk,
  risks,
} from '@halyard/contracts/intelligence/entities.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { dayAt } from '../../understand/calendar.ts';
import type { Span } from '../../understand/span.ts';
import { isEither } from '../threats/either-or.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { countriesIn } from './countries-in.ts';
import { texts } from './texts.ts';

export type EntityQuery = NonNullable<Given<(typeof listEntities)['query']>>;

/** Which entities a question is about, as the query asks for them and as a person reads it. */
export type EntityFilter = {
  readonly query: EntityQuery;
  readonly words: readonly string[];
  /** The screen's own parameters of the time; null where no screen shows just that time. */
  readonly shownTime: Readonly<Record<string, string>> | null;
  /** Codes; none where the country does not matter. The list cannot be asked for them. */
  readonly countries: readonly string[];
};

type Part = Pick<EntityFilter, 'query' | 'words'> & { readonly shownTime?: EntityFilter['shownTime'] };

const dayMs = 86_400_000;
const rolling: readonly (readonly [Exclude<ActivityRange, 'custom'>, number])[] = [
  ['7d', 7],
  ['30d', 30],
  ['90d', 90],
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

function dayName(at: number, timeZone: string): string {
  const { year, month, day } = dayAt(at, timeZone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The screen knows whole days and the three rolling ranges. */
function timePart(span: Span | undefined, draft: Draft): Part {
  const text = texts[draft.language];
  if (!span) return { query: {}, words: [] };
  const { now, manner } = draft.asked;
  const [range] = rolling.find(([, days]) => span.end === now && span.start === now - days * dayMs) ?? [];
  if (range) return { query: { range }, words: [text.active(text.ranges[range])], shownTime: { range } };
  const days = { from: dayName(span.start, manner.timeZone), to: dayName(span.end - 1, manner.timeZone) };
  return {
    query: { range: 'custom', from: new Date(span.start).toISOString(), to: new Date(span.end).toISOString() },
    words: [text.active(text.span(draft.show.span(span)))],
    shownTime: span.unit === 'hours' ? null : { range: 'custom', ...days },
  };
}

function typePart(question: Question, draft: Draft): Part {
  const { plurals } = texts[draft.language];
  const said = entityTypes.filter((type: EntityType) => says(question, `entityType:${type}`));
  // "Who" asks for persons.
  const types: readonly EntityType[] = said.length === 0 && says(question, 'op:who') ? ['Person'] : said;
  return { query: types.length > 0 ? { type: types.join(',') } : {}, words: types.map((type) => plurals[type]) };
}

function riskPart(question: Question, draft: Draft): Part | undefined {
  const text = texts[draft.language];
  const levels = valuesOf(question, 'level');
  const known = risks.filter((risk: Risk) => levels.includes(risk));
  if (known.length < levels.length) return undefined;
  const risk = known.join(',').toLowerCase();
  return { query: risk === '' ? {} : { risk }, words: known.map((one) => text.riskIs(text.risks[one])) };
}

function wordsPart(question: Question, draft: Draft): Part | undefined {
  const { quotes, tail } = question;
  const names = says(question, 'rel:named') ? question.names : [];
  const [search, ...others] = [...(tail === null ? [] : [tail]), ...quotes, ...names];
  if (others.length > 0) return undefined;
  return search === undefined
    ? { query: {}, words: [] }
    : { query: { search }, words: [texts[draft.language].containing(search)] };
}

/** The filter that a question states; undefined where some part of it cannot be asked of the list. */
export function readEntityFilter(question: Question, draft: Draft): EntityFilter | undefined {
  const { names, quotes } = question;
  const values = ['entityType', 'level', 'risk'].map((kind) => valuesOf(question, kind).length);
  // A bare name that is no country is a record, not a word to look for; it is another topic's.
  const countries = says(question, 'rel:named') ? [] : countriesIn(question, draft);
  if (!countries || question.spans.length > 1) return undefined;
  const sought = countries.length > 0 ? quotes.length : names.length + quotes.length;
  if (isEither(question, [...values, countries.length, sought])) return undefined;
  const time = timePart(question.spans[0], draft);
  const parts = [typePart(question, draft), riskPart(question, draft), wordsPart(question, draft), time];
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    query: Object.assign({}, ...known.map(({ query }) => query)),
    words: known.flatMap(({ words }) => words),
    shownTime: time.shownTime === undefined ? {} : time.shownTime,
    countries,
  };
}
