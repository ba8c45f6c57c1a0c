import type { JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import type { SchemaEvidence } from '@halyard/contracts/work/schemas.ts';
import { describePlace } from '../describe/describe-place.ts';
import { findEnum, findFormat, findLength, findRange, typesOf } from './choose-keywords.ts';
import { settlePlace } from './settle-place.ts';
import type { Place } from './value-path.ts';

type Schema = Record<string, unknown>;
type Position = { readonly name: string; readonly pointer: string; readonly of: number };

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

function countTypes({ objects, arrays, texts, integers, decimals, booleans }: Place) {
  const counts = { object: objects, array: arrays, string: texts, integer: integers, number: decimals };
  const all = Object.entries({ ...counts, boolean: booleans });
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

/** Evidence travels without exact numbers: as a text, one keeps its digits. */
const plain = (value: JsonNumber) => (typeof value === 'number' ? value : value.text);

function findExtremes(place: Place, isDate: boolean) {
  if (place.integers + place.decimals > 0) return { minimum: plain(place.minimum), maximum: plain(place.maximum) };
  const { first, last } = place.text;
  const sorts = isDate && first !== null && last !== null && (first.length === 10 || first.endsWith('Z'));
  return sorts && last.length === first.length ? { minimum: first, maximum: last } : {};
}

function keywordsOf(place: Place, name: string) {
  const types = typesOf(place);
  const found = findFormat(place, name);
  const values = found?.isStated ? null : findEnum(place);
  const length = found?.isStated || values ? null : findLength(place);
  const schema: Schema = {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(found?.isStated && { format: found.format }),
    ...(values && { enum: values }),
    ...findRange(place),
    ...(length !== null && { minLength: length, maxLength: length }),
  };
  return { schema, found, values };
}

/** Writes a location and its contents as a schema; the evidence of the rows goes to `evidence`. */
export function writePlace(observed: Place, position: Position, evidence: SchemaEvidence[]): Schema {
  const { name, pointer, of } = position;
  const { place, distinct } = settlePlace(observed);
  const { schema, found, values } = keywordsOf(place, name);
  const isStated = found?.isStated === true;
  const extremes = findExtremes(place, isStated && (found.format === 'date' || found.format === 'date-time'));
  const description =
    pointer === ''
      ? null
      : describePlace({ name, place, schema, distinct, of, ...extremes, nearly: isStated ? null : found });
  evidence.push({
    pointer,
    seen: place.seen,
    of,
    nulls: place.nulls,
    types: countTypes(place),
    distinct,
    ...(isStated && { format: found.count }),
    ...(values && { enum: place.texts }),
    ...extremes,
    ...(description && { described: description.rule }),
  });
  return {
    ...(description && { description: description.text }),
    ...schema,
    ...writeProperties(place, position, evidence),
    ...writeItems(place, position, evidence),
  };
}

function writeProperties(place: Place, { pointer }: Position, evidence: SchemaEvidence[]): Schema {
  const { properties, rest, objects } = place;
  if (!properties && !rest) return {};
  const written = [...(properties ?? [])].map(([name, property]): [string, Schema] => [
    name,
    writePlace(property, { name, pointer: `${pointer}/properties/${escaped(name)}`, of: objects }, evidence),
  ]);
  const required = [...(properties ?? [])].flatMap(([name, { seen }]) => (seen === objects ? [name] : []));
  return {
    // Not by assignment: `__proto__` is a name like any other.
    ...(written.length > 0 && { properties: Object.fromEntries(written) }),
    ...(required.length > 0 && { required }),
    ...(rest && {
      additionalProperties: writePlace(
        rest,
        { name: '', pointer: `${pointer}/additionalProperties`, of: rest.seen },
        evidence,
      ),
    }),
  };
}

function writeItems({ items, elements }: Place, { name, pointer }: Position, evidence: SchemaEvidence[]): Schema {
  return items ? { items: writePlace(items, { name, pointer: `${pointer}/items`, of: elements }, evidence) } : {};
}
