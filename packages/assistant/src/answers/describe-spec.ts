import type { EventKind } from '@halyard/contracts/events.ts';
import type { Field } from '@halyard/contracts/query/field.ts';
import {
  type Condition,
  fieldOf,
  type Measure,
  me,
  type Period,
  type QuerySpec,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { Chip, ReadingOption } from '@halyard/contracts/work/assistant.ts';
import { allMessages } from '@halyard/messages/all';
import type { Show } from '../draft/show.ts';
import { labelOf, subjectLabel, type Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Sentences } from './en.ts';

/** What describing needs: the words of a language, and the names behind the keys of people. */
export type Describing = {
  readonly vocabulary: Vocabulary;
  readonly sentences: Sentences;
  readonly show: Show;
  readonly names: ReadonlyMap<string, string>;
};

/** Statuses of a subject have words of their own, and so have severities. */
export function valueLabel({ vocabulary, sentences, names }: Describing, field: string, value: string): string {
  if (value === me) return sentences.me;
  const name = names.get(`${field} ${value}`);
  if (name !== undefined) return name;
  if (field === 'event') return allMessages[vocabulary.language].events.titles[value as EventKind] ?? value;
  if (field === 'country' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(vocabulary.language, { type: 'region' }).of(value) ?? value;
  return vocabulary.labels.get(`value:${field}.${value}`) ?? value;
}

export const fieldLabel = ({ vocabulary }: Describing, field: string): string =>
  vocabulary.labels.get(`field:${field}`) ?? labelOf(vocabulary, `time:${field}`);

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
  if (op === 'more' || op === 'less') return sentences[op](label, show.number(Number(values[0])));
  if (kind === 'flag') return flagLabel(describing, field, values[0] ?? 'yes');
  const said = kind === 'choice' ? all : `${label}: ${all}`;
  return op === 'not' ? sentences.not(said) : said;
}

function describePeriod(describing: Describing, { field, from, to, not }: Period): string {
  const { show, sentences } = describing;
  const label = labelOf(describing.vocabulary, `time:${field}`);
  const said = sentences.period(label, spanText(show, sentences, from, to));
  return not ? sentences.not(said) : said;
}

function spanText(show: Show, { since, until }: Sentences, from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : until(show.day(to));
  if (to === null) return since(show.day(from));
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isWhole = show.isMidnight(start) && show.isMidnight(end);
  return show.span({ start, end, unit: isWhole ? 'days' : 'hours', months: null });
}

/** Every filter in words, without the subject. */
export const describeFilters = (describing: Describing, { subject, where, period }: QuerySpec): string[] => [
  ...where.map((condition) => describeCondition(describing, subject, condition)),
  ...(period ? [describePeriod(describing, period)] : []),
];

/** A specification as a line: `Incidents · Open · Critical · by status`. */
export function describeSpec(describing: Describing, spec: QuerySpec): string {
  const { vocabulary, sentences } = describing;
  const { measure, groupBy, of, part = [] } = spec;
  const subject = capital(subjectLabel(vocabulary, spec.subject, 2));
  const rest = [
    ...describeFilters(describing, spec),
    ...part.map((one) => describeCondition(describing, spec.subject, one)),
    ...(groupBy ? [sentences.groupedBy(fieldLabel(describing, groupBy))] : []),
    ...(of ? [fieldLabel(describing, of)] : []),
    ...(['list', 'breakdown', 'record'].includes(measure) ? [] : [sentences.measures[measure]]),
  ];
  return [subject, ...rest].join(' · ');
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function withWhere(spec: QuerySpec, index: number, instead: readonly Condition[]): QuerySpec {
  return { ...spec, where: [...spec.where.slice(0, index), ...instead, ...spec.where.slice(index + 1)] };
}

/** Other values of the same field, to be chosen in place. */
function otherValues(describing: Describing, spec: QuerySpec, index: number): ReadingOption[] {
  const condition = spec.where[index];
  const declared = condition && fieldOf(spec.subject, condition.field);
  if (!condition || declared?.kind !== 'choice' || (condition.op !== 'is' && condition.op !== 'not')) return [];
  return declared.values
    .filter((value) => condition.values.join() !== value)
    .map((value) => ({
      label: valueLabel(describing, condition.field, value),
      spec: withWhere(spec, index, [{ ...condition, values: [value] }]),
    }));
}

const switched: readonly Measure[] = ['count', 'list'];

function measureChip({ sentences }: Describing, spec: QuerySpec): Chip {
  const { subject, where, period } = spec;
  const options = switched
    .filter((measure) => measure !== spec.measure)
    .map((measure) => ({
      label: sentences.measures[measure],
      spec: { subject, where, measure, ...(period && { period }) },
    }));
  return { label: sentences.measures[spec.measure], without: null, options };
}

function groupChip(describing: Describing, spec: QuerySpec, group: string): Chip {
  const { sentences } = describing;
  const { subject, where, period } = spec;
  const others = Object.entries(subjectOf(subject).fields).filter(
    ([name, { kind }]) => name !== group && ['choice', 'name', 'person'].includes(kind),
  );
  return {
    label: sentences.groupedBy(fieldLabel(describing, group)),
    without: { subject, measure: 'list', where, ...(period && { period }) },
    options: others.map(([name]) => ({ label: fieldLabel(describing, name), spec: { ...spec, groupBy: name } })),
  };
}

/** What was read, part by part: each can be left out or changed. */
export function toChips(describing: Describing, spec: QuerySpec): Chip[] {
  const { vocabulary } = describing;
  const { period, groupBy, ...rest } = spec;
  const needsPeriod = spec.measure === 'trend' || spec.measure === 'compare';
  return [
    { label: capital(subjectLabel(vocabulary, spec.subject, 2)), without: null, options: [] },
    ...spec.where.map((condition, index) => ({
      label: describeCondition(describing, spec.subject, condition),
      without: spec.measure === 'record' ? null : withWhere(spec, index, []),
      options: otherValues(describing, spec, index),
    })),
    ...(period
      ? [
          {
            label: describePeriod(describing, period),
            without: needsPeriod ? null : { ...rest, ...(groupBy && { groupBy }) },
            options: [],
          },
        ]
      : []),
    ...(groupBy ? [groupChip(describing, spec, groupBy)] : []),
    measureChip(describing, spec),
  ];
}
