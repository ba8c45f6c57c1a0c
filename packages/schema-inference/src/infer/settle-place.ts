import { assessCounted } from './observe-text.ts';
import type { Place } from './value-path.ts';

type Settled = { readonly place: Place; readonly distinct: number | null };

// A column is of one type: numbers when every cell of it is one, text as soon as one is not.
function settleColumn(place: Place) {
  const { text, texts } = place;
  if (texts === 0) return;
  const { integerCells, decimalCells, booleanCells, cellMinimum, cellMaximum } = text;
  if (integerCells + decimalCells === texts) {
    Object.assign(place, { texts: 0, integers: integerCells, decimals: decimalCells });
    Object.assign(place, { minimum: cellMinimum, maximum: cellMaximum });
  } else if (booleanCells === texts) Object.assign(place, { texts: 0, booleans: booleanCells });
}

/** Ends the observation of a location: counts are evaluated, and a column gets its type. */
export function settlePlace(place: Place): Settled {
  assessCounted(place);
  if (place.isColumn) settleColumn(place);
  const hasContainers = place.objects + place.arrays > 0;
  return { place, distinct: hasContainers ? null : (place.distinct?.size ?? null) };
}
