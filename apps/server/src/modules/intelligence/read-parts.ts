type PartsQuery<Part> = {
  readonly parts: readonly Part[];
  /** The start of the page. */
  readonly first: number;
  readonly limit: number;
};

/**
 * Reads a page of a list that is a sequence of lists: by severity, say, each newest first. Returns at most `limit`
 * rows, with the number of the part of each.
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
