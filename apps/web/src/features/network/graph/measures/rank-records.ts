import type { Measure } from '../graph-look.ts';
import type { Places } from './use-measures.ts';

export type Ranked = { readonly id: string; readonly value: number; readonly community: number };

/** The records with the highest values, the highest first; a tie is broken by id. */
export const rankRecords = (places: Places, measure: Measure, most: number): readonly Ranked[] =>
  [...places]
    .map(([id, place]) => ({ id, value: place[measure], community: place.community }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .slice(0, most);
