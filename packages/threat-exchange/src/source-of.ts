import { sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';

/** The source of a record: its own value, else its author, else its file. At most 200 characters. */
export function sourceOf(
  { source, createdBy }: { source: string; createdBy: string | null },
  nameOf: (identityId: string) => string | null | undefined,
  fileName: string,
): string {
  const author = createdBy === null ? null : nameOf(createdBy);
  const found = [source, author ?? '', fileName].find((name) => name.trim() !== '') ?? '';
  return [...found].slice(0, sourceMax).join('');
}
