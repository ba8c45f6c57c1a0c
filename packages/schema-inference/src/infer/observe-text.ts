import type { ExactNumber } from '@halyard/contracts/format/exact-json.ts';
import { greater, isWholeNumber, lesser, numberText } from '../exact/exact-arithmetic.ts';
import { formatOf } from './format-of.ts';
import { readBoolean, readNumber } from './read-cell.ts';
import { distinctMax, type Place, type Room, type TextFacts } from './value-path.ts';

/** Texts longer than this are not kept to count different ones. */
const keptLength = 256;
/** After so many texts mostly without a format, detection stops. */
const patience = 2_000;
const likelyShare = 0.9;
const asciiPattern = /^[\x20-\x7e]*$/;

// A piece of a larger text keeps all of it in memory; this does not.
const detached = (text: string): string => ` ${text}`.slice(1);

function looksForFormats({ weighed, formats }: TextFacts): boolean {
  if (weighed < patience) return true;
  for (const count of formats.values()) if (count >= weighed * likelyShare) return true;
  return false;
}

function assessFormat(facts: TextFacts, text: string, times: number) {
  const format = formatOf(text);
  if (!format) return;
  facts.formats.set(format, (facts.formats.get(format) ?? 0) + times);
  if (format !== 'date' && format !== 'date-time') return;
  if (facts.first === null || text < facts.first) facts.first = detached(text);
  if (facts.last === null || text > facts.last) facts.last = detached(text);
}

function assessCell(facts: TextFacts, text: string, times: number) {
  const number = readNumber(text);
  if (number === null) {
    if (readBoolean(text) !== null) facts.booleanCells += times;
    return;
  }
  if (isWholeNumber(number)) facts.integerCells += times;
  else facts.decimalCells += times;
  facts.cellMinimum = lesser(facts.cellMinimum, number);
  facts.cellMaximum = greater(facts.cellMaximum, number);
}

function assess(place: Place, text: string, times: number) {
  const facts = place.text;
  const { length } = text;
  if (length < facts.shortest) facts.shortest = length;
  if (length > facts.longest) facts.longest = length;
  if (facts.shortest === facts.longest && facts.isAscii) facts.isAscii = asciiPattern.test(text);
  // Once a cell of the column is neither, the column is text whatever follows.
  const { integerCells, decimalCells, booleanCells, weighed } = facts;
  if (place.isColumn && integerCells + decimalCells + booleanCells === weighed) assessCell(facts, text, times);
  if (looksForFormats(facts)) assessFormat(facts, text, times);
  facts.weighed += times;
}

/** Weighs every text that was only counted until now. */
export function assessCounted(place: Place): void {
  for (const [value, { n }] of place.distinct ?? []) if (typeof value === 'string') assess(place, value, n);
}

function stopCounting(place: Place, room: Room) {
  assessCounted(place);
  room.distinctLeft += place.distinct?.size ?? 0;
  place.distinct = null;
}

/** Equal for equal numbers, and no text, which would be weighed as one; a number too long to keep is a text all the same. */
function keyOf(value: ExactNumber): bigint | string {
  const text = numberText(value);
  return text.length > keptLength ? text : BigInt(`0x${Buffer.from(text).toString('hex')}`);
}

/** Whether the value was counted among the different ones; false where there are too many to count. */
export function countDistinct(place: Place, value: string | number | boolean | ExactNumber, room: Room): boolean {
  const { distinct } = place;
  if (!distinct) return false;
  const key = typeof value === 'object' ? keyOf(value) : value;
  const count = distinct.get(key);
  if (count) {
    count.n += 1;
    return true;
  }
  const isLong = typeof key === 'string' && key.length > keptLength;
  if (isLong || distinct.size >= distinctMax || room.distinctLeft <= 0) {
    stopCounting(place, room);
    return false;
  }
  room.distinctLeft -= 1;
  distinct.set(typeof key === 'string' ? detached(key) : key, { n: 1 });
  return true;
}

/** Takes note of a text: by counting it as long as there are few, by looking at it from then on. */
export function observeText(place: Place, text: string, room: Room): void {
  place.seen += 1;
  place.texts += 1;
  if (!countDistinct(place, text, room)) assess(place, text, 1);
}
