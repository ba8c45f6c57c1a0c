import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { isStorageFull } from '../database-errors.ts';
import { ImportProblem } from '../import-job.ts';
import { findHeadProblem } from './find-head-problem.ts';
import { gibibyte, type ImportSource, type ImportSources } from './import-source.ts';
import { headBytes, readHead } from './read-head.ts';

const zipLimits = {
  /** The publisher's archive of three years has about 4,700. */
  entries: 6_000,
  /** Bytes of the directory: names of the publisher make about 100 an entry. */
  directoryBytes: 4 * 1024 * 1024,
  /** Bytes of one entry and of all together, unpacked. */
  entryBytes: gibibyte,
  totalBytes: 8 * gibibyte,
  /** Unpacked to packed; CSV of the publisher has about 6. Small entries are let be. */
  ratio: 100,
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

/** Lets a file begin to be written only when its beginning is that of police data. */
function checkHead(): Transform {
  let [held, isChecked]: [Buffer, boolean] = [Buffer.alloc(0), false];
  function release(done: TransformCallback) {
    const problem = findHeadProblem(held);
    if (problem) return done(new ImportProblem(problem.problem, problem.detail));
    isChecked = true;
    done(null, held);
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isChecked) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      if (held.length < headBytes) done();
      else release(done);
    },
    flush(done) {
      if (isChecked) done();
      else release(done);
    },
  });
}

async function extract(zip: ZipFile, entry: Entry, path: string, signal: AbortSignal): Promise<void> {
  try {
    const packed = await zip.openReadStreamPromise(entry);
    await pipeline(packed, checkSum(entry.crc32), checkHead(), createWriteStream(path), { signal });
  } catch (error) {
    if (signal.aborted || isStorageFull(error) || error instanceof ImportProblem) throw error;
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

/** The entries that may be police data; a zip that is far too large by what its directory says throws. */
async function readEntries(zip: ZipFile, signal: AbortSignal): Promise<NamedEntry[]> {
  if (zip.entryCount > zipLimits.entries) throw new ImportProblem('too_many_entries', String(zip.entryCount));
  const entries: NamedEntry[] = [];
  let [total, directoryBytes] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    signal.throwIfAborted();
    total += entry.uncompressedSize;
    if (total > zipLimits.totalBytes) throw new ImportProblem('bomb', `${total} bytes`);
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directoryBytes > zipLimits.directoryBytes) throw new ImportProblem('bomb', 'directory');
    const named = { name: nameOf(entry), entry };
    if (isWanted(named)) entries.push(named);
  }
  return entries;
}

const corrupt = (error: unknown) =>
  new ImportProblem('corrupt_zip', error instanceof Error ? error.message : '', { cause: error });

const openArchive = (path: string) =>
  openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch((error) => {
    throw corrupt(error);
  });

/**
 * Reads the directory of a zip and nothing else: one with too many entries, or that unpacks to far too much, throws
 * `ImportProblem` before it waits for anything. Files of another kind pass.
 */
export async function checkZip(path: string, signal: AbortSignal): Promise<void> {
  if ((await readHead(path)).is !== 'zip') return;
  const zip = await openArchive(path);
  try {
    await readEntries(zip, signal);
  } catch (error) {
    throw error instanceof ImportProblem || signal.aborted ? error : corrupt(error);
  } finally {
    zip.close();
  }
}

/**
 * Lists the CSV files of a zip by its directory and unpacks them one at a time into `workFolder`, under generated
 * names: no name in the zip ever becomes a path. An entry that is unsafe, encrypted, special or far too large is listed
 * with its problem; a zip that is so as a whole, or damaged, throws `ImportProblem`.
 */
export async function openZip(path: string, workFolder: string, signal: AbortSignal): Promise<ImportSources> {
  const zip = await openArchive(path);
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
