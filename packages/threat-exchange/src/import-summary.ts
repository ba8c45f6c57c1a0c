/** The import summary of an import. `unchanged` is a part of `updated`. */
export interface Balance {
  readonly objectsIn: number;
  readonly stored: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** True when every object that came in is stored, updated or rejected, and none of them twice. */
export function countsAddUp({ objectsIn, stored, updated, unchanged, refused }: Balance): boolean {
  const counts = [objectsIn, stored, updated, unchanged, refused];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return false;
  return objectsIn === stored + updated + refused && unchanged <= updated;
}
