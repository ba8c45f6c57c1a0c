type PartsQuery<Part> = {
  readonly parts: readonly Part[];
  /** Where the page begins. */
  readonly first: number;
  readonly limit: number;
};

/**
 * Reads a page of a list that is several lists, one after the other: by severity, say, each newest first. Answers at
 * most `limit` rows, with the number of the part each came from.
 */
export async function readParts<Part, Row>(
  { parts, first, limit }: PartsQuery<Part>,
  read: (part: Part, limit: number, isFirst: boolean) => Promise<readonly Row[]>,
): Promise<{ readonly part: number; readonly row: Row }[]> {
  const found: { part: number; row: Row }[] = [];
  for (const [part, list] of parts.entries()) {
    if (part < first || found.length >= limit) continue;
    const rows = await read(list, limit - found.length, part === first);
    found.push(...rows.map((row) => ({ part, row })));
  }
  return found;
}
