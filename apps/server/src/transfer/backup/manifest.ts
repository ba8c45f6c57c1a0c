import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { listBelow } from '../../platform/storage/folder-storage.ts';
import { CommandError } from '../../start/run-command-line.ts';
import { describeDatabase } from './describe-database.ts';

export const manifestFile = 'manifest.json';
export const databasePart = 'database.sqlite';
/** Folders of a backup. Keys are their own folder, so that they can be kept apart. */
export const partFolders = { crime: 'crime', uploads: 'uploads', keys: 'keys', marks: 'marks' } as const;

const part = z.strictObject({ path: z.string(), bytes: z.number(), sha256: z.string() });

const manifestForm = z.strictObject({
  format: z.literal(1),
  /** ISO 8601 instant of the state of the database. */
  madeAt: z.string(),
  version: z.string(),
  /** The newest migration of the database. */
  schema: z.string(),
  workspaceId: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  withKeys: z.boolean(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** The last entry of the audit log. */
  audit: z.strictObject({ entries: z.number(), hash: z.string() }),
  parts: z.array(part),
});

export type Manifest = z.output<typeof manifestForm>;
export type Part = Manifest['parts'][number];

/** The SHA-256 of a file, in hexadecimal digits. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The manifest of the backup in a folder. Throws a sentence if there is none, or it cannot be read. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, manifestFile);
  if (!existsSync(path))
    throw new CommandError(`${folder} is no complete backup: it has no ${manifestFile}. Nothing was written.`);
  const { data, error } = manifestForm.safeParse(parseOrNothing(readFileSync(path, 'utf8')));
  if (data) return data;
  throw new CommandError(`${path} cannot be read: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`);
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws a sentence that names the first part that is missing, not as it was written, or not of the backup. */
export async function requireWhole(folder: string, manifest: Manifest, onChecked: (done: number) => void) {
  const { parts } = manifest;
  for (const [at, { path, bytes, sha256 }] of parts.entries()) {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!found) throw new CommandError(`The backup is damaged: ${path} is missing. Nothing was written.`);
    if (found.size !== bytes || (await hashFile(join(folder, path))) !== sha256)
      throw new CommandError(`The backup is damaged: ${path} is not as it was written. Nothing was written.`);
    onChecked(at + 1);
  }
  const known = new Set([manifestFile, ...parts.map(({ path }) => path)]);
  const foreign = (await listBelow(folder)).find((path) => !known.has(path));
  if (foreign !== undefined)
    throw new CommandError(`The backup is damaged: ${foreign} is no file of it. Nothing was written.`);
  const found = describeDatabase(join(folder, databasePart));
  const { rows, workspaceId, schema, audit } = manifest;
  if (isDeepStrictEqual(found, { rows, workspaceId, schema, audit })) return;
  throw new CommandError(
    `The backup is damaged: ${manifestFile} and the database do not say the same. Nothing was written.`,
  );
}
