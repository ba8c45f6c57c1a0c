/** The import summary of an import; no part is within another. */
export interface ImportCounts {
  readonly objectsIn: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Left out of a preview. */
  readonly skipped?: number;
}

/** True if every input object is stored, updated, rejected or left out, and none of them twice. */
export function countsAddUp({ objectsIn, created, updated, unchanged, rejected, skipped = 0 }: ImportCounts): boolean {
  const counts = [objectsIn, created, updated, unchanged, rejected, skipped];
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return false;
  return objectsIn === created + updated + unchanged + rejected + skipped;
}
