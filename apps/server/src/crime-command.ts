import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type CrimeFile, type CrimeImport, crimeUploadMaxBytes } from '@halyard/contracts/crime-imports.ts';
import { readConfig } from './config.ts';
import { isServerRunning } from './import-command.ts';
import { openHalyard, operatorTicketFile } from './run.ts';

const askEveryMs = 500;

type Outcome = { readonly import: CrimeImport; readonly files: readonly CrimeFile[] };
type Counts = Pick<CrimeFile, 'rowsIn' | 'rowsStored' | 'rowsRefused'>;

const isOver = ({ state }: CrimeImport) => !['waiting', 'reading'].includes(state);
const say = (line: string) => process.stderr.write(`${line}\n`);

const balanceOf = ({ rowsIn, rowsStored, rowsRefused }: Counts) =>
  `${rowsIn} rows in = ${rowsStored} stored + ${rowsRefused} refused`;

function describeFile(file: CrimeFile): string {
  const reason = file.problem === null ? '' : ` (${file.problem} ${file.problemDetail}`.trimEnd().concat(')');
  const changes = file.headerChanges.map((change) => `\n    header: ${change}`).join('');
  return `  ${file.name}: ${file.state}${reason}, ${balanceOf(file)}${changes}`;
}

function describeOutcome({ import: sheet, files }: Outcome): string {
  const ending =
    sheet.state === 'finished'
      ? []
      : [`Not imported: ${sheet.problem ?? sheet.state} ${sheet.problemDetail}`.trimEnd()];
  return [`${sheet.name}:`, ...files.map(describeFile), ...ending].join('\n');
}

function describeSum(outcomes: readonly Outcome[]): string {
  const sheets = outcomes.map(({ import: sheet }) => sheet);
  const sum = (key: keyof Counts) => sheets.reduce((total, sheet) => total + sheet[key], 0);
  const files = outcomes.reduce((total, outcome) => total + outcome.files.length, 0);
  const counts = { rowsIn: sum('rowsIn'), rowsStored: sum('rowsStored'), rowsRefused: sum('rowsRefused') };
  return `${files} files: ${balanceOf(counts)}`;
}

/** The CSV files and archives below a folder, in order; links are not followed. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(csv|zip)$/i.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

type Server = { readonly base: string; readonly headers: Readonly<Record<string, string>> };

function findServer(environment: NodeJS.ProcessEnv): Server {
  const { host, port, dataFolder } = readConfig(environment);
  const ticket = readFileSync(join(dataFolder, operatorTicketFile), 'utf8');
  return {
    base: `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/crime/imports`,
    headers: { authorization: `Operator ${ticket}` },
  };
}

async function readAnswer<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  const { message } = (await answer.json()) as { message: string };
  throw new Error(`The server refused the file: ${message}`);
}

async function waitForEnd({ base, headers }: Server, id: string): Promise<Outcome> {
  for (;;) {
    const outcome = await readAnswer<Outcome>(await fetch(`${base}/${id}`, { headers }));
    if (isOver(outcome.import)) return outcome;
    await setTimeout(askEveryMs);
  }
}

async function send({ base, headers }: Server, path: string, name: string): Promise<string> {
  const answer = await fetch(`${base}?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(createReadStream(path)),
    duplex: 'half',
  } as RequestInit);
  return (await readAnswer<CrimeImport>(answer)).id;
}

/** Hands the files to the server that has the data folder; it is never asked to read a path by itself. */
async function importThroughServer(path: string, environment: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const server = findServer(environment);
  const isFolder = statSync(path).isDirectory();
  const files = isFolder ? await listFiles(path) : [path];
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const id = await send(server, file, isFolder ? relative(path, file) : basename(file));
    outcomes.push(await waitForEnd(server, id));
    say(`${outcomes.length} of ${files.length} files`);
  }
  return outcomes;
}

/** No server has the data folder: does the work here, and a folder as one import. */
async function importHere(path: string, environment: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const { folder, database, server } = await openHalyard(environment);
  try {
    return [await server.importCrimePath(path, basename(path))];
  } finally {
    await server.close();
    await database.close();
    folder.release();
  }
}

/** Imports police data and prints the balance sheet of each file; answers the exit code: 0 imported, 1 refused. */
export async function importCrimeFromCommandLine(given: string, environment: NodeJS.ProcessEnv): Promise<number> {
  // npm runs its scripts in the root of the project; the path is meant from where the person stands.
  const path = resolve(environment.INIT_CWD ?? '.', given);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) {
    say(`There is no file or folder ${given}.`);
    return 1;
  }
  if (found.isFile() && found.size > crimeUploadMaxBytes) {
    say(`${given} is larger than ${crimeUploadMaxBytes / 1024 / 1024} MB. Unpack it and import the folder.`);
    return 1;
  }
  const work = isServerRunning(environment) ? importThroughServer : importHere;
  const outcomes = await work(path, environment);
  process.stdout.write(`${[...outcomes.map(describeOutcome), describeSum(outcomes)].join('\n')}\n`);
  const isImported = outcomes.length > 0 && outcomes.every(({ import: { state } }) => state === 'finished');
  return isImported ? 0 : 1;
}
