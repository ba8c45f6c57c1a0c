import type { SchemaEffect } from '@halyard/contracts/work/schemas.ts';

/** One thing that is not the same in two schemas. */
export interface Difference {
  /** Pointers of the schemas that hold the keyword, in either document. */
  readonly older: string;
  readonly newer: string;
  /** Empty when the schemas differ as a whole: one of them is `true` or `false`. */
  readonly keyword: string;
  /** The entry of the keyword, as a JSON Pointer behind it (`/name` below `properties`); empty for the whole keyword. */
  readonly entry: string;
  /** `undefined` where there is nothing. */
  readonly before: unknown;
  readonly after: unknown;
  readonly effect: SchemaEffect;
}

/** How a schema's documents bear on the documents around it: along, against, or in no certain way. */
export type Bearing = 'along' | 'against' | 'uncertain';

export function against(bearing: Bearing): Bearing {
  if (bearing === 'uncertain') return 'uncertain';
  return bearing === 'along' ? 'against' : 'along';
}

/** The effect of a change inside a schema on the whole. */
export function borne(effect: SchemaEffect, bearing: Bearing): SchemaEffect {
  if (effect === 'none' || bearing === 'along') return effect;
  if (bearing === 'uncertain' || effect === 'unknown') return 'unknown';
  return effect === 'widening' ? 'narrowing' : 'widening';
}
