import { type EventFields, fieldsOf } from './event-fields.ts';
import { fitsLogsource } from './fits-logsource.ts';
import { toValueTest } from './match-value.ts';
import type { Condition } from './read-condition.ts';
import { ProblemAt } from './sigma-error.ts';
import type { FieldItem, Selection, SigmaRule } from './sigma-rule.ts';

type Check = (event: EventFields) => boolean;

const comparing = ['contains', 'startswith', 'endswith', 're', 'cidr', 'exists', 'lt', 'lte', 'gt', 'gte'];
const changing = ['wide', 'utf16le', 'utf16be', 'utf16', 'base64', 'base64offset', 'windash', 'cased', 'fieldref'];
const flags = ['i', 'm', 's'];
const known = new Set([...comparing, ...changing, ...flags, 'all', 'neq']);
const exclusive = ['contains', 'startswith', 'endswith', 're', 'cidr', 'exists', 'lt', 'lte', 'gt', 'gte'];

/** Unknown modifiers, and those that contradict each other, would change what a rule means. */
function checkModifiers({ modifiers, field, path }: FieldItem): void {
  const fail = (name: string): never => {
    throw new ProblemAt('unsupported_modifier', name, path);
  };
  for (const name of modifiers) if (!known.has(name)) fail(name);
  if (exclusive.filter((name) => modifiers.includes(name)).length > 1) fail(modifiers.join('|'));
  if (flags.some((flag) => modifiers.includes(flag)) && !modifiers.includes('re')) fail(modifiers.join('|'));
  const needsField = ['exists', 'fieldref', 'lt', 'lte', 'gt', 'gte', 'cidr', 'neq'];
  if (field === null && needsField.some((name) => modifiers.includes(name))) fail(modifiers.join('|'));
}

function compileExists({ field, values, path }: FieldItem): Check {
  const [wanted] = values;
  if (typeof wanted !== 'boolean' || values.length > 1) throw new ProblemAt('bad_value', String(wanted), path);
  return (event) => (event.get(field ?? '') !== undefined) === wanted;
}

/** Keywords match anywhere in a value of the event. */
const asKeyword = (item: FieldItem): FieldItem => {
  const { modifiers } = item;
  const isFree = !comparing.some((name) => modifiers.includes(name));
  return isFree ? { ...item, modifiers: [...modifiers, 'contains'] } : item;
};

function compileItem(given: FieldItem): Check {
  checkModifiers(given);
  const { modifiers } = given;
  if (modifiers.includes('exists')) return compileExists(given);
  const item = given.field === null ? asKeyword(given) : given;
  const { field } = item;
  const tests = item.values.map((value) => ({ test: toValueTest(value, item), isNull: value === null }));
  const holds = (event: EventFields) => {
    const found = field === null ? event.all : event.get(field);
    const one = ({ test, isNull }: (typeof tests)[number]) =>
      found === undefined ? isNull : found.some((value) => test(value, event));
    return modifiers.includes('all') ? tests.every(one) : tests.some(one);
  };
  return modifiers.includes('neq') ? (event) => !holds(event) : holds;
}

function compileSelection(selection: Selection): Check {
  const alternatives = selection.map((items) => items.map(compileItem));
  return (event) => alternatives.some((checks) => checks.every((check) => check(event)));
}

type Checks = ReadonlyMap<string, Check>;

function compileCondition(condition: Condition, checks: Checks): Check {
  const named = (name: string): Check => checks.get(name) ?? (() => false);
  switch (condition.is) {
    case 'selection':
      return named(condition.name);
    case 'not': {
      const inner = compileCondition(condition.of, checks);
      return (event) => !inner(event);
    }
    case 'some': {
      const all = condition.names.map(named);
      if (condition.least === 1) return (event) => all.some((check) => check(event));
      return (event) => all.filter((check) => check(event)).length >= condition.least;
    }
    default: {
      const all = condition.of.map((one) => compileCondition(one, checks));
      return condition.is === 'and'
        ? (event) => all.every((check) => check(event))
        : (event) => all.some((check) => check(event));
    }
  }
}

/**
 * A rule, ready to run over events in whatever form a shipper writes them (docs/sigma.md). Fields of one event are read
 * once for all rules.
 * @throws ProblemAt for a rule that `parseSigma` has not checked.
 */
export function compileSigma(rule: SigmaRule): (event: unknown) => boolean {
  const checks = new Map(
    Object.entries(rule.selections).map(([name, selection]) => [name, compileSelection(selection)]),
  );
  const holds = compileCondition(rule.condition, checks);
  return (event) => {
    const fields = fieldsOf(event);
    return fitsLogsource(rule.logsource, fields) && holds(fields);
  };
}

/** The fields that the selections of a rule name, each once. */
const fieldsNamedBy = ({ selections }: SigmaRule): readonly string[] => [
  ...new Set(
    Object.values(selections)
      .flat(2)
      .flatMap(({ field }) => field ?? []),
  ),
];

/**
 * Which fields of a rule an event has not, under no name that is known: none for an event that is not of its log
 * source. A rule that needs such a field cannot match events of the source.
 */
export function absentFields(rule: SigmaRule): (event: unknown) => readonly string[] {
  const named = fieldsNamedBy(rule);
  return (event) => {
    const fields = fieldsOf(event);
    return fitsLogsource(rule.logsource, fields) ? named.filter((field) => fields.get(field) === undefined) : [];
  };
}
