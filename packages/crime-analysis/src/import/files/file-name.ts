/** The publisher's file name parsed: `2024-01-kent-street.csv`. */
export type FileNameFacts = { readonly month: string | null; readonly force: string | null };

const published =
  /(?:^|[\\/])((?:19|20)\d{2}-(?:0[1-9]|1[0-2]))-([a-z][a-z\d-]*?)-(?:street|outcomes|stop-and-search)\.csv$/i;
const monthAnywhere = /(?:^|[\\/_-])((?:19|20)\d{2}-(?:0[1-9]|1[0-2]))(?=[\\/_.-])/;

/** The month and force in a file name; both null unless the name has the publisher's form. */
export function readFileName(name: string): FileNameFacts {
  const found = published.exec(name);
  return { month: found?.[1] ?? null, force: found?.[2]?.toLowerCase() ?? null };
}

/** Whether the path or name of a file places it in the month: `2024-01/…` or `2024-01-kent-street.csv`. */
export function isOfMonth(name: string, month: string): boolean {
  return (readFileName(name).month ?? monthAnywhere.exec(name)?.[1]) === month;
}
