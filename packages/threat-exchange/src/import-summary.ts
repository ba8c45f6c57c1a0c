/** The import summary of an import. `unchanged` is a part of `updated`. */
export interface ImportCounts {
  readonly objectsIn: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
}

/** True when every object that came in is stored, updated or rejected, and none of them twice. */
export function countsAddUp({ objectsIn, created, updated, unchanged, rejected }: ImportCounts): boolean {
  const counts = [objectsIn, created, updated, unchanged, rejected];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return false;
  return objectsIn === created + updated + rejected && unchanged <= updated;
}
