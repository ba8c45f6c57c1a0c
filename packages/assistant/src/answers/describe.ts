import type { EventKind } from '@halyard/contracts/events.ts';
import type { Field } from '@halyard/contracts/query/field.ts';
import {
  type Condition,
  fieldOf,
  me,
  type Period,
  type QuerySpec,
  type SubjectName,
} from '@halyard/contracts/query/query-spec.ts';
import { allMessages } from '@halyard/messages/all';
import type { Show } from '../draft/show.ts';
import { labelOf, subjectLabel, type Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Sentences } from './sentences/en.ts';

/** What describing needs: the words of a language, and the names behind the keys of people. */
export type Describing = {
  readonly vocabulary: Vocabulary;
  readonly sentences: Sentences;
  readonly show: Show;
  readonly names: ReadonlyMap<string, string>;
};

const monthPattern = /^\d{4}-\d{2}$/;

/** Statuses of a subject have their own words, and so have severities. */
export function valueLabel({ vocabulary, sentences, names, show }: Describing, field: string, value: string): string {
  if (value === me) return sentences.me;
  if (field === 'month' && monthPattern.test(value)) return show.month(value);
  const name = names.get(`${field} ${value}`);
  if (name !== undefined) return name;
  if (field === 'event') return allMessages[vocabulary.language].events.titles[value as EventKind] ?? value;
  if (field === 'country' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(vocabulary.language, { type: 'region' }).of(value) ?? value;
  const own = vocabulary.labels.get(`value:${field}.${value}`);
  if (own !== undefined || (field !== 'from' && field !== 'to')) return own ?? value;
  return vocabulary.labels.get(`value:status.${value}`) ?? vocabulary.labels.get(`value:severity.${value}`) ?? value;
}

export const fieldLabel = ({ vocabulary }: Describing, field: string): string =>
  vocabulary.labels.get(`field:${field}`) ??
  vocabulary.labels.get(`time:${field}`) ??
  labelOf(vocabulary, `flag:${field}.yes`);

const flagLabel = ({ vocabulary }: Describing, field: string, value: string) =>
  labelOf(vocabulary, `flag:${field}.${value === 'no' ? 'no' : 'yes'}`);

/** A condition in words: `Critical or High`, `no one`, `contains “gateway”`. */
export function describeCondition(
  describing: Describing,
  subject: SubjectName,
  { field, op, values }: Condition,
): string {
  const { sentences, show } = describing;
  const label = fieldLabel(describing, field);
  const kind: Field['kind'] = fieldOf(subject, field)?.kind ?? 'text';
  const all = sentences.or(values.map((value) => valueLabel(describing, field, value)));
  if (op === 'contains') return sentences.containing(values.join(', '));
  if (op === 'known') return sentences.withAny(label);
  if (op === 'unknown') return kind === 'person' ? `${label}: ${sentences.nobody}` : sentences.without(label);
  if (op === 'more' || op === 'less') {
    const value = Number(values[0]);
    return sentences[op](label, kind === 'hours' ? show.length(value * 3_600_000) : show.number(value));
  }
  if (kind === 'flag') return flagLabel(describing, field, values[0] ?? 'yes');
  const said = kind === 'choice' || kind === 'id' ? all : `${label}: ${all}`;
  return op === 'not' ? sentences.not(said) : said;
}

export function describePeriod(describing: Describing, { field, from, to, not }: Period): string {
  const { show, sentences } = describing;
  const label = labelOf(describing.vocabulary, `time:${field}`);
  const span = spanText(show, sentences, from, to);
  // When an event was recorded goes without saying.
  const said = field === 'at' ? span : sentences.period(label, span);
  return not ? sentences.not(said) : said;
}

function spanText(show: Show, { since, until }: Sentences, from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : until(show.day(to));
  if (to === null) return since(show.day(from));
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isWhole = show.isMidnight(start) && show.isMidnight(end);
  const isOfMonths = isWhole && show.dayOf(start).endsWith('-01') && show.dayOf(end).endsWith('-01');
  const months = [show.dayOf(start).slice(0, 7), show.dayOf(end - 1).slice(0, 7)] as const;
  return show.span({ start, end, unit: isWhole ? 'days' : 'hours', months: isOfMonths ? months : null });
}

/** Every filter in words, without the subject. */
export const describeFilters = (describing: Describing, { subject, where, period }: QuerySpec): string[] => [
  ...where.map((condition) => describeCondition(describing, subject, condition)),
  ...(period ? [describePeriod(describing, period)] : []),
];

export const bucketLabel = ({ vocabulary }: Describing, bucket: string): string =>
  labelOf(vocabulary, `op:bucket.${bucket as 'day'}`);

/** A specification as a line: `Incidents · Open · Critical · by status`. */
export function describeSpec(describing: Describing, spec: QuerySpec): string {
  const { vocabulary, sentences } = describing;
  const { measure, groupBy, of, part = [], ends, bucket } = spec;
  const subject = capital(subjectLabel(vocabulary, spec.subject, 2));
  const rest = [
    ...describeFilters(describing, spec),
    ...part.map((one) => describeCondition(describing, spec.subject, one)),
    ...(groupBy ? [sentences.groupedBy(fieldLabel(describing, groupBy))] : []),
    ...(bucket ? [bucketLabel(describing, bucket)] : []),
    ...(of ? [fieldLabel(describing, of)] : []),
    ...(ends ? [ends.map((end) => valueLabel(describing, 'id', end)).join(' – ')] : []),
    ...(['list', 'breakdown', 'record'].includes(measure) ? [] : [sentences.measures[measure]]),
  ];
  return [subject, ...rest].join(' · ');
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
