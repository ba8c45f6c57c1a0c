import { type CrimeChoices, type CrimeQuery, crimeCategories } from '@halyard/contracts/crime/crime.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Condition } from '@halyard/contracts/query/query-spec.ts';

const flags: readonly string[] = ['yes', 'no'];

/** All values of the fields that crimes are filtered by; a negation names all the others. */
const valuesOf = ({ areas, outcomes, forces }: CrimeChoices): Readonly<Record<string, readonly string[]>> => ({
  category: crimeCategories,
  area: areas,
  outcome: outcomes,
  force: forces.map(({ force }) => force),
  antisocial: flags,
  located: flags,
});

function wantedBy({ field, op, values }: Condition, all: readonly string[] | undefined): readonly string[] {
  if (op === 'is' && (all || field === 'city')) return values;
  if (op === 'not' && all) return all.filter((value) => !values.includes(value));
  const instead =
    field === 'month' ? 'ask for it as a period' : 'filter by "is" or "not" and a category, area, force or outcome';
  throw new ApiError('invalid_input', `"crime" cannot be filtered by "${field}" with "${op}": ${instead}.`);
}

/**
 * The remaining filter of a field, as the endpoints of the crime screens write it; undefined if nothing is left out.
 */
function writeFilter(field: string, values: readonly string[]): string | undefined {
  if (values.length === 0)
    throw new ApiError('invalid_input', `No crime meets every condition on "${field}": ask for one of them.`);
  if (field === 'city') {
    if (values.length === 1) return values[0];
    throw new ApiError('invalid_input', '"city" takes one value: ask for each city, or for "area".');
  }
  if (field !== 'antisocial' && field !== 'located') return values.join('|');
  if (flags.every((flag) => values.includes(flag))) return undefined;
  if (field === 'located') return values[0];
  return values[0] === 'yes' ? 'only' : 'no';
}

/** The filter of the crime endpoints for conditions; of several on one field, what all of them leave. */
export function crimeFilterOf(where: readonly Condition[], choices: CrimeChoices): Partial<CrimeQuery> {
  const all = valuesOf(choices);
  const left = new Map<string, readonly string[]>();
  for (const condition of where) {
    const { field } = condition;
    const wanted = wantedBy(condition, all[field]);
    left.set(field, left.get(field)?.filter((value) => wanted.includes(value)) ?? wanted);
  }
  const filter: Record<string, string> = {};
  for (const [field, values] of left) {
    const written = writeFilter(field, values);
    if (written !== undefined) filter[field] = written;
  }
  return filter as Partial<CrimeQuery>;
}
