import {
  type Condition,
  fieldOf,
  isGroupable,
  type Measure,
  type QuerySpec,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { AnswerReading, Chip, ReadingOption } from '@halyard/contracts/work/assistant.ts';
import { subjectLabel } from '../vocabulary/vocabulary.ts';
import {
  bucketLabel,
  capital,
  type Describing,
  describeCondition,
  describePeriod,
  fieldLabel,
  valueLabel,
} from './describe.ts';

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

function conditionChip(describing: Describing, spec: QuerySpec, condition: Condition, index: number): Chip {
  const { subject, measure } = spec;
  const kind = fieldOf(subject, condition.field)?.kind;
  const isNamed = kind !== 'flag' && kind !== 'id' && condition.field !== 'text';
  const said = describeCondition(describing, subject, condition);
  const name = isNamed ? capital(fieldLabel(describing, condition.field)) : null;
  // The name is beside the value already.
  const label =
    name !== null && said.startsWith(`${fieldLabel(describing, condition.field)}: `)
      ? said.slice(said.indexOf(': ') + 2)
      : said;
  return {
    name,
    label,
    without: measure === 'record' || measure === 'similar' ? null : withWhere(spec, index, []),
    options: otherValues(describing, spec, index),
  };
}

const switched: readonly Measure[] = ['count', 'list', 'summary'];

function measureChip({ sentences }: Describing, spec: QuerySpec): Chip {
  const { subject, where, period } = spec;
  const options = switched
    .filter((measure) => measure !== spec.measure && spec.measure !== 'path')
    .map((measure) => ({
      label: sentences.measures[measure],
      spec: { subject, where, measure, ...(period && { period }) },
    }));
  return { name: sentences.chips.measure, label: sentences.measures[spec.measure], without: null, options };
}

function groupChip(describing: Describing, spec: QuerySpec, group: string): Chip {
  const { subject, where, period } = spec;
  const others = Object.keys(subjectOf(subject).fields).filter((name) => name !== group && isGroupable(subject, name));
  return {
    name: describing.sentences.chips.groupBy,
    label: fieldLabel(describing, group),
    without: { subject, measure: 'list', where, ...(period && { period }) },
    options: others.map((name) => ({ label: fieldLabel(describing, name), spec: { ...spec, groupBy: name } })),
  };
}

function periodChip(describing: Describing, spec: QuerySpec): Chip[] {
  const { period, ...rest } = spec;
  if (!period) return [];
  const isNeeded = spec.measure === 'trend' || spec.measure === 'compare' || spec.bucket !== undefined;
  return [
    {
      name: describing.sentences.chips.period,
      label: describePeriod(describing, period),
      without: isNeeded ? null : rest,
      options: [],
    },
  ];
}

function orderChips(describing: Describing, spec: QuerySpec): Chip[] {
  const { sort, limit, groupBy, bucket, ...rest } = spec;
  const { sentences } = describing;
  const kept: QuerySpec = { ...rest, ...(groupBy && { groupBy }), ...(bucket && { bucket }) };
  const isSorted = sort !== undefined && sort.field !== groupBy;
  const chips: Chip[] = [];
  if (isSorted)
    chips.push({ name: sentences.chips.sort, label: fieldLabel(describing, sort.field), without: kept, options: [] });
  if (limit !== undefined)
    chips.push({
      name: sentences.chips.limit,
      label: describing.show.number(limit),
      without: { ...kept, ...(sort && { sort }) },
      options: [],
    });
  return chips;
}

/** The reading, part by part: each can be left out or changed. */
export function toChips(describing: Describing, spec: QuerySpec): Chip[] {
  const { vocabulary, sentences } = describing;
  const { groupBy, bucket } = spec;
  return [
    {
      name: sentences.chips.subject,
      label: capital(subjectLabel(vocabulary, spec.subject, 2)),
      without: null,
      options: [],
    },
    ...spec.where.map((condition, index) => conditionChip(describing, spec, condition, index)),
    ...(spec.part ?? []).map((one) => ({
      name: sentences.chips.measure,
      label: describeCondition(describing, spec.subject, one),
      without: null,
      options: [],
    })),
    ...periodChip(describing, spec),
    ...(groupBy ? [groupChip(describing, spec, groupBy)] : []),
    ...(bucket
      ? [{ name: sentences.chips.groupBy, label: bucketLabel(describing, bucket), without: null, options: [] }]
      : []),
    ...orderChips(describing, spec),
    measureChip(describing, spec),
  ];
}

/** Fields whose values can be added as a filter, and values of one. */
const filtersShown = 8;

/** Filters that a specification does not have yet: choices and flags of its subject. */
export function toFilters(describing: Describing, spec: QuerySpec): AnswerReading['filters'] {
  const { subject, where, measure } = spec;
  if (measure === 'record' || measure === 'path' || measure === 'similar') return [];
  const free = Object.entries(subjectOf(subject).fields).filter(
    ([name, { kind }]) => (kind === 'choice' || kind === 'flag') && !where.some(({ field }) => field === name),
  );
  return free.slice(0, filtersShown).map(([name, declared]) => {
    const all = declared.kind === 'choice' ? declared.values : ['yes', 'no'];
    // Tasks are nobody else's to see.
    const values = subject === 'activity' && name === 'object' ? all.filter((value) => value !== 'todo') : all;
    const optionOf = (value: string): ReadingOption => {
      const condition: Condition = { field: name, op: 'is', values: [value] };
      return {
        label: describeCondition(describing, subject, condition),
        spec: { ...spec, where: [...where, condition] },
      };
    };
    const label =
      declared.kind === 'flag'
        ? describeCondition(describing, subject, { field: name, op: 'is', values: ['yes'] })
        : capital(fieldLabel(describing, name));
    return { label, options: values.slice(0, 20).map(optionOf) };
  });
}
