import type { JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import type { Format } from './format-of.ts';

/** Different values that are counted exactly at one place, and at all places of a sample together. */
export const distinctMax = 10_000;
const distinctInAll = 400_000;
/** Properties that one object may list; what goes beyond is described as a map. */
const propertiesMax = 2_000;
/** Places that one schema may have. */
const placesMax = 10_000;

type Count = { n: number };

/** Statistics of the texts at a location. The cell counts are of texts that read as a number or a boolean. */
export type TextFacts = {
  weighed: number;
  shortest: number;
  longest: number;
  isAscii: boolean;
  readonly formats: Map<Format, number>;
  /** Earliest and latest of dates and instants in UTC, whose text sorts as they do. */
  first: string | null;
  last: string | null;
  integerCells: number;
  decimalCells: number;
  booleanCells: number;
  cellMinimum: JsonNumber;
  cellMaximum: JsonNumber;
};

/** All that was seen at one place of the rows. Filled in place, a million times over. */
export type Place = {
  seen: number;
  nulls: number;
  integers: number;
  decimals: number;
  booleans: number;
  texts: number;
  objects: number;
  arrays: number;
  minimum: JsonNumber;
  maximum: JsonNumber;
  /** Values that are no containers, until there are too many; texts in it are not weighed yet. */
  distinct: Map<string | number | boolean | bigint, Count> | null;
  /** How many different ones there were, once `distinct` was looked through. */
  text: TextFacts;
  properties: Map<string, Place> | null;
  /** Properties beyond the limit, all as one. */
  rest: Place | null;
  items: Place | null;
  elements: number;
  isTooDeep: boolean;
  /** Texts of CSV, whose type is decided by the whole column. */
  readonly isColumn: boolean;
};

/** State shared by the locations of one sample: together they must not fill the memory. */
export type Room = { placesLeft: number; distinctLeft: number };

export const makeRoom = (): Room => ({ placesLeft: placesMax, distinctLeft: distinctInAll });

const noText = (): TextFacts => ({
  weighed: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  isAscii: true,
  formats: new Map(),
  first: null,
  last: null,
  integerCells: 0,
  decimalCells: 0,
  booleanCells: 0,
  cellMinimum: Number.POSITIVE_INFINITY,
  cellMaximum: Number.NEGATIVE_INFINITY,
});

export function makePlace(isColumn = false): Place {
  return {
    seen: 0,
    nulls: 0,
    integers: 0,
    decimals: 0,
    booleans: 0,
    texts: 0,
    objects: 0,
    arrays: 0,
    minimum: Number.POSITIVE_INFINITY,
    maximum: Number.NEGATIVE_INFINITY,
    distinct: new Map(),
    text: noText(),
    properties: null,
    rest: null,
    items: null,
    elements: 0,
    isTooDeep: false,
    isColumn,
  };
}

/** The place of a property; the shared one where the object has too many. */
export function placeOf(parent: Place, name: string, room: Room, isColumn = false): Place {
  parent.properties ??= new Map();
  const known = parent.properties.get(name);
  if (known) return known;
  if (parent.properties.size >= propertiesMax || room.placesLeft <= 0) {
    parent.rest ??= makePlace(isColumn);
    return parent.rest;
  }
  room.placesLeft -= 1;
  const place = makePlace(isColumn);
  parent.properties.set(name, place);
  return place;
}
