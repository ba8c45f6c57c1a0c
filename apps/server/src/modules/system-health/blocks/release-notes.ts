import { readFile } from 'node:fs/promises';

const file = new URL('../../../../../../CHANGELOG.md', import.meta.url);

/** The changelog entry of the newest version, as Markdown; null if there is no changelog. */
export async function readReleaseNotes(): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  const [, newest] = text?.split(/^## /m) ?? [];
  return newest?.trim() ?? null;
}
