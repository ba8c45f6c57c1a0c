import { randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type ImportFormat,
  type ImportRecord,
  importMaxBytes,
  type Rejection,
} from '@halyard/contracts/intelligence/imports.ts';
import { guessFormat } from '@halyard/threat-exchange';
import { readConfig } from '../config.ts';
import { isFolderInUse } from '../data-folder.ts';
import { askServer } from './ask-server.ts';
import { withHalyard } from './with-halyard.ts';

const pollIntervalMs = 500;
const rejectionsPrinted = 20;

type Outcome = { readonly import: ImportRecord; readonly rejections: readonly Rejection[] };

const isOver = ({ state }: ImportRecord) => !['waiting', 'reading', 'storing'].includes(state);
const say = (line: string) => process.stderr.write(`${line}\n`);

function describeOutcome({ import: sheet, rejections }: Outcome): string {
  if (sheet.state !== 'finished')
    return `Not imported: ${sheet.problem ?? sheet.state} ${sheet.problemDetail}`.trimEnd();
  const { objectsIn, created, updated, unchanged, rejected } = sheet;
  const summary = `${objectsIn} total = ${created} created + ${updated} updated + ${unchanged} unchanged + ${rejected} rejected`;
  const shown = rejections.slice(0, rejectionsPrinted);
  const lines = shown.map(({ place, reason, objectId, detail }) => `  ${place} ${objectId ?? ''} ${reason} ${detail}`);
  const more = rejected > shown.length ? [`  … and ${rejected - shown.length} more, on the page Imports`] : [];
  return [summary, ...lines, ...more].join('\n');
}

async function guess(path: string): Promise<ImportFormat> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return guessFormat(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Hands the file to the server that has the data folder. */
async function importThroughServer(path: string, format: ImportFormat, environment: NodeJS.ProcessEnv) {
  const question = new URLSearchParams({ name: basename(path), format });
  const { id } = await askServer<ImportRecord>(`/api/imports?${question}`, createReadStream(path), environment);
  for (;;) {
    const outcome = await askServer<Outcome>(`/api/imports/${id}`, undefined, environment);
    if (isOver(outcome.import)) return outcome;
    say(`${outcome.import.objectsIn} objects read`);
    await setTimeout(pollIntervalMs);
  }
}

/** No server has the data folder: does the work here. */
function importHere(path: string, format: ImportFormat, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  return withHalyard(environment, (server) =>
    server.importFile({ id: randomUUID(), path, fileName: basename(path), format }),
  );
}

/** Whether another process has the data folder. */
export function isServerRunning(environment: NodeJS.ProcessEnv): boolean {
  return isFolderInUse(readConfig(environment).dataFolder);
}

/** Imports one file and prints its summary; returns the exit code: 0 imported, 1 rejected. */
export async function importFromCommandLine(
  file: string,
  chosen: ImportFormat | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  // npm runs its scripts in the root of the project; the file is relative to the user's working directory.
  const path = resolve(environment.INIT_CWD ?? '.', file);
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (size === undefined) {
    say(`There is no file ${file}.`);
    return 1;
  }
  if (size > importMaxBytes) {
    say(`${file} is larger than ${importMaxBytes / 1024 / 1024} MB. Split it and import the parts.`);
    return 1;
  }
  const format = chosen ?? (await guess(path));
  const work = isServerRunning(environment) ? importThroughServer : importHere;
  const outcome = await work(path, format, environment);
  process.stdout.write(`${describeOutcome(outcome)}\n`);
  return outcome.import.state === 'finished' ? 0 : 1;
}
