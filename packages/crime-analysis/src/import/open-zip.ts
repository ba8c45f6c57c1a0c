import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { isStorageFull } from './database-errors.ts';
import { ImportProblem } from './import-job.ts';
import { gibibyte, type ImportSource, type ImportSources } from './import-source.ts';

const zipLimits = {
  entries: 20_000,
  /** Bytes of one entry and of all together, unpacked. */
  entryBytes: gibibyte,
  totalBytes: 8 * gibibyte,
  /** Unpacked to packed; CSV of the publisher has about 6. Small entries are let be. */
  ratio: 200,
  ratioFromBytes: 1024 * 1024,
} as const;

type NamedEntry = { readonly name: string; readonly entry: Entry };

const nameOf = (entry: Entry) =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);

const isWanted = ({ name }: NamedEntry) =>
  !name.endsWith('/') &&
  /\.(?:csv|zip)$/i.test(name) &&
  !name.startsWith('__MACOSX/') &&
  !basename(name).startsWith('._');

// The upper half of the attributes is the mode of a Unix file; 0 when the zip was made elsewhere.
function isRegular(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & 0o170000;
  return type === 0 || type === 0o100000;
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  if (uncompressedSize > zipLimits.entryBytes) return true;
  return uncompressedSize > zipLimits.ratioFromBytes && uncompressedSize > compressedSize * zipLimits.ratio;
}

function problemOf({ name, entry }: NamedEntry): ImportSource['problem'] {
  if (validateFileName(name) !== null) return { problem: 'unsafe_path', detail: name.slice(0, 200) };
  if (!isRegular(entry)) return { problem: 'not_a_regular_file', detail: '' };
  if (entry.isEncrypted()) return { problem: 'encrypted', detail: '' };
  if (/\.zip$/i.test(name)) return { problem: 'not_csv', detail: 'zip in a zip' };
  if (isBomb(entry)) return { problem: 'bomb', detail: `${entry.compressedSize} → ${entry.uncompressedSize} bytes` };
  return null;
}

function checkSum(expected: number): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === expected ? null : new Error('The checksum differs.'));
    },
  });
}

async function extract(zip: ZipFile, entry: Entry, path: string, signal: AbortSignal): Promise<void> {
  try {
    const packed = await zip.openReadStreamPromise(entry);
    await pipeline(packed, checkSum(entry.crc32), createWriteStream(path), { signal });
  } catch (error) {
    if (signal.aborted || isStorageFull(error)) throw error;
    throw new ImportProblem('corrupt_zip', error instanceof Error ? error.message : '', { cause: error });
  }
}

function sourceOf(zip: ZipFile, named: NamedEntry, path: string): ImportSource {
  return {
    name: named.name,
    bytes: named.entry.uncompressedSize,
    problem: problemOf(named),
    take: async (signal) => {
      await extract(zip, named.entry, path, signal);
      return path;
    },
    release: () => rm(path, { force: true }),
  };
}

async function readEntries(zip: ZipFile, signal: AbortSignal): Promise<NamedEntry[]> {
  if (zip.entryCount > zipLimits.entries) throw new ImportProblem('too_many_entries', String(zip.entryCount));
  const entries: NamedEntry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted();
    total += entry.uncompressedSize;
    if (total > zipLimits.totalBytes) throw new ImportProblem('bomb', `${total} bytes`);
    const named = { name: nameOf(entry), entry };
    if (isWanted(named)) entries.push(named);
  }
  return entries;
}

const corrupt = (error: unknown) =>
  new ImportProblem('corrupt_zip', error instanceof Error ? error.message : '', { cause: error });

/**
 * Lists the CSV files of a zip by its directory and unpacks them one at a time into `workFolder`, under names of our
 * own: no name in the zip ever becomes a path. An entry that is unsafe, encrypted, special or far too large is listed
 * with its problem; a zip that is so as a whole, or damaged, throws `ImportProblem`.
 */
export async function openZip(path: string, workFolder: string, signal: AbortSignal): Promise<ImportSources> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch((error) => {
    throw corrupt(error);
  });
  try {
    const entries = await readEntries(zip, signal);
    const files = entries
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((named, index) => sourceOf(zip, named, join(workFolder, `${basename(path)}-${index}.csv`)));
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof ImportProblem || signal.aborted) throw error;
    throw corrupt(error);
  }
}
