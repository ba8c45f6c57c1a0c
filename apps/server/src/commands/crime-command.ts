import { createReadStream, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import {
  type ConflictMode,
  type CrimeConflict,
  type CrimeDecision,
  type CrimeFile,
  type CrimeImport,
  crimeDecisions,
  crimeUploadMaxBytes,
} from '@halyard/contracts/crime/crime-imports.ts';
import { askServer } from './ask-server.ts';
import { isServerRunning } from './import-command.ts';
import { withHalyard } from './with-halyard.ts';

const pollIntervalMs = 500;

type Outcome = {
  readonly import: CrimeImport;
  readonly files: readonly CrimeFile[];
  readonly conflicts: readonly CrimeConflict[];
};
type Counts = Pick<CrimeFile, 'rowsIn' | 'rowsImported' | 'rowsRejected'>;

const isOver = ({ state }: CrimeImport) => !['waiting', 'reading'].includes(state);
const say = (line: string) => process.stderr.write(`${line}\n`);

const summaryOf = ({ rowsIn, rowsImported, rowsRejected }: Counts) =>
  `${rowsIn} rows = ${rowsImported} imported + ${rowsRejected} rejected`;

function describeFile(file: CrimeFile): string {
  const reason = file.problem === null ? '' : ` (${file.problem} ${file.problemDetail}`.trimEnd().concat(')');
  const changes = file.headerChanges.map((change) => `\n    header: ${change}`).join('');
  return `  ${file.name}: ${file.state}${reason}, ${summaryOf(file)}${changes}`;
}

function describeConflict({ name, month, reason, rows, rejected, inForce }: CrimeConflict): string {
  const sides =
    reason === 'fewer_rows'
      ? `${rows} rows instead of ${inForce.rows}`
      : `${rejected} rejected rows, ${inForce.rejected} in the active file`;
  return `    ${name}, ${month}: ${sides}`;
}

function describeEnding({ import: { id, state, problem, problemDetail }, conflicts }: Outcome): string[] {
  if (state === 'finished') return [];
  if (state !== 'held') return [`Not imported: ${problem ?? state} ${problemDetail}`.trimEnd()];
  return [
    'On hold until you decide, because months would have less data:',
    ...conflicts.map(describeConflict),
    `  npm run halyard -- crime decide ${id} keep|replace|both`,
  ];
}

function describeOutcome(outcome: Outcome): string {
  return [`${outcome.import.name}:`, ...outcome.files.map(describeFile), ...describeEnding(outcome)].join('\n');
}

function describeSum(outcomes: readonly Outcome[]): string {
  const sheets = outcomes.map(({ import: sheet }) => sheet);
  const sum = (key: keyof Counts) => sheets.reduce((total, sheet) => total + sheet[key], 0);
  const files = outcomes.reduce((total, outcome) => total + outcome.files.length, 0);
  const counts = { rowsIn: sum('rowsIn'), rowsImported: sum('rowsImported'), rowsRejected: sum('rowsRejected') };
  return `${files} files: ${summaryOf(counts)}`;
}

/** The CSV files and archives below a folder, in order; links are not followed. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(csv|zip)$/i.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

const imports = '/api/crime/imports';

async function waitForEnd(id: string, environment: NodeJS.ProcessEnv): Promise<Outcome> {
  for (;;) {
    const outcome = await askServer<Outcome>(`${imports}/${id}`, undefined, environment);
    if (isOver(outcome.import)) return outcome;
    await setTimeout(pollIntervalMs);
  }
}

/** Submits the files to the server that uses the data folder; it never reads a path itself. */
async function importThroughServer(
  path: string,
  conflict: ConflictMode,
  environment: NodeJS.ProcessEnv,
): Promise<Outcome[]> {
  const isFolder = statSync(path).isDirectory();
  const files = isFolder ? await listFiles(path) : [path];
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const question = new URLSearchParams({ name: isFolder ? relative(path, file) : basename(file), conflict });
    const { id } = await askServer<CrimeImport>(`${imports}?${question}`, createReadStream(file), environment);
    outcomes.push(await waitForEnd(id, environment));
    say(`${outcomes.length} of ${files.length} files`);
  }
  return outcomes;
}

/** No server has the data folder: does the work here, and a folder as one import. */
function importHere(path: string, conflict: ConflictMode, environment: NodeJS.ProcessEnv): Promise<Outcome[]> {
  return withHalyard(environment, async ({ importCrimePath }) => [
    await importCrimePath(path, basename(path), conflict),
  ]);
}

/** Decides on a held import; returns the exit code: 0 done, 1 rejected. */
export async function decideFromCommandLine(
  id: string,
  decision: CrimeDecision,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const sheet = isServerRunning(environment)
      ? await askServer<CrimeImport>(`${imports}/${id}/decision`, { decision }, environment)
      : await withHalyard(environment, ({ decideCrimeImport }) => decideCrimeImport(id, decision));
    process.stdout.write(`${sheet.name}: ${sheet.state}, ${summaryOf(sheet)}\n`);
    return 0;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Asks the user at the terminal; undefined without a terminal, or without a valid answer. */
async function askForDecision({ import: { name }, conflicts }: Outcome): Promise<CrimeDecision | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    say([`${name} would make months worse:`, ...conflicts.map(describeConflict)].join('\n'));
    const given = await terminal.question(`Decide now (${crimeDecisions.join(', ')}), or leave it empty for later: `);
    return crimeDecisions.find((decision) => decision === given.trim());
  } finally {
    terminal.close();
  }
}

function exitCodeOf(states: readonly CrimeImport['state'][]): number {
  if (states.length === 0 || states.some((state) => state !== 'finished' && state !== 'held')) return 1;
  return states.includes('held') ? 2 : 0;
}

/**
 * Imports police data and prints a summary of each file; returns the exit code: 0 imported, 1 rejected, 2 when
 * something waits for a decision.
 */
export async function importCrimeFromCommandLine(
  given: string,
  conflict: ConflictMode,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  // npm runs its scripts in the root of the project; the path is relative to the user's working directory.
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
  const outcomes = await work(path, conflict, environment);
  process.stdout.write(`${[...outcomes.map(describeOutcome), describeSum(outcomes)].join('\n')}\n`);
  const states = outcomes.map(({ import: { state } }) => state);
  for (const [at, outcome] of outcomes.entries()) {
    const decision = outcome.import.state === 'held' ? await askForDecision(outcome) : undefined;
    if (decision && (await decideFromCommandLine(outcome.import.id, decision, environment)) === 0)
      states[at] = 'finished';
  }
  return exitCodeOf(states);
}
