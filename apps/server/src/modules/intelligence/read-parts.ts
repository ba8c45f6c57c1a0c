/**
 * Reads a page of a list that is several lists, one after the other: by severity, say, each newest first. `first` is
 * the part where the page begins. Answers at most `limit` rows, with the part each came from.
 */
export async function readParts<Row>(
  { first, count, limit }: { readonly first: number; readonly count: number; readonly limit: number },
  read: (part: number, limit: number) => Promise<readonly Row[]>,
): Promise<{ readonly part: number; readonly row: Row }[]> {
  const found: { part: number; row: Row }[] = [];
  for (let part = first; part < count && found.length < limit; part++) {
    const rows = await read(part, limit - found.length);
    found.push(...rows.map((row) => ({ part, row })));
  }
  return found;
}
