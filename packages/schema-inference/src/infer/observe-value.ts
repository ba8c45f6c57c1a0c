import { ExactNumber, type JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import { schemaMaxDepth } from '@halyard/contracts/work/schemas.ts';
import { greater, isNumber, isWholeNumber, lesser } from '../exact/exact-arithmetic.ts';
import { SchemaInferenceError } from '../schema-inference-error.ts';
import { countDistinct, observeText } from './observe-text.ts';
import { makePlace, type Place, placeOf, type Room } from './value-path.ts';

/** Maximum described levels; deeper values are only mentioned. */
const describedDepth = 64;

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !(value instanceof ExactNumber);

// By level and not by recursion: how deep it goes is for the sender to say.
function rejectTooDeep(value: Container, depth: number) {
  let level: Container[] = [value];
  for (let reached = depth; level.length > 0; reached++) {
    if (reached > schemaMaxDepth) throw new SchemaInferenceError('too_deep');
    level = level.flatMap((one) => Object.values(one).filter(isContainer));
  }
}

function observeNumber(place: Place, value: JsonNumber, room: Room) {
  if (isWholeNumber(value)) place.integers += 1;
  else place.decimals += 1;
  place.minimum = lesser(place.minimum, value);
  place.maximum = greater(place.maximum, value);
  countDistinct(place, value, room);
}

function observeArray(place: Place, values: readonly unknown[], room: Room, depth: number) {
  place.arrays += 1;
  place.elements += values.length;
  if (values.length === 0) return;
  place.items ??= makePlace();
  for (const value of values) observeValue(place.items, value, room, depth + 1);
}

function observeObject(place: Place, value: Readonly<Record<string, unknown>>, room: Room, depth: number) {
  place.objects += 1;
  for (const name of Object.keys(value)) {
    const held = value[name];
    if (held !== undefined) observeValue(placeOf(place, name, room), held, room, depth + 1);
  }
}

function observeContainer(place: Place, value: Container, room: Room, depth: number) {
  if (depth > describedDepth) {
    rejectTooDeep(value, depth);
    place.isTooDeep = true;
    if (Array.isArray(value)) place.arrays += 1;
    else place.objects += 1;
  } else if (Array.isArray(value)) observeArray(place, value, room, depth);
  else observeObject(place, value as Readonly<Record<string, unknown>>, room, depth);
}

/** Takes note of one JSON value at its place, and of all that is in it. The row itself has depth 1. */
export function observeValue(place: Place, value: unknown, room: Room, depth: number): void {
  if (typeof value === 'string') {
    observeText(place, value, room);
    return;
  }
  place.seen += 1;
  if (value === null) place.nulls += 1;
  else if (isNumber(value)) observeNumber(place, value, room);
  else if (typeof value === 'boolean') {
    place.booleans += 1;
    countDistinct(place, value, room);
  } else if (isContainer(value)) observeContainer(place, value, room, depth);
}
