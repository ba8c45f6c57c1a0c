import { parseArgs } from 'node:util';
import { conflictModes, crimeDecisions } from '@halyard/contracts/crime/crime-imports.ts';
import { decideFromCommandLine, importCrimeFromCommandLine } from './crime-command.ts';
import { adoptCrimeFromCommandLine, restoreCrimeFromCommandLine } from './crime-files-command.ts';
import { importFromCommandLine } from './import-command.ts';
import { runCommandLine } from './start/run-command-line.ts';

const usage = `Usage:
  npm run halyard -- import FILE [--format stix|csv]
  npm run halyard -- crime import PATH [--conflict ask|keep|replace|both]
  npm run halyard -- crime decide IMPORT keep|replace|both
  npm run halyard -- crime restore
  npm run halyard -- crime adopt

import          a STIX 2.1 bundle or a CSV file
crime import    police data: a CSV file, a zip archive or a folder of them
crime decide    what becomes of an import that waits for a decision
crime restore   brings back police data that was kept aside and that the database names
crime adopt     makes the present crime folder the one of this workspace, when the former one is lost

Importing, deciding and restoring work whether or not the server runs; an import prints its summary.

Police data that would make a month worse than the one in force (far fewer rows, many rejected ones) waits for a
decision: keep the month in force, replace it, or count both side by side. In a terminal it is asked for; with --conflict
it is made beforehand.
`;

/** The words and options of the command line; undefined where there is one that no one knows. */
function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, conflict: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch {
    return undefined;
  }
}

type CommandLine = NonNullable<ReturnType<typeof readCommandLine>>;

/** Runs the command; returns its exit code, undefined where it is not understood. */
async function run({ positionals, values }: CommandLine): Promise<number | undefined> {
  const [command, path, subject, word] = positionals;
  const { format } = values;
  const conflict = conflictModes.find((mode) => mode === (values.conflict ?? 'ask'));
  const decision = crimeDecisions.find((one) => one === word);
  if (command === 'crime' && path === 'import' && subject && conflict)
    return importCrimeFromCommandLine(subject, conflict, process.env);
  if (command === 'crime' && path === 'decide' && subject && decision)
    return decideFromCommandLine(subject, decision, process.env);
  if (command === 'crime' && path === 'restore') return restoreCrimeFromCommandLine(process.env);
  if (command === 'crime' && path === 'adopt') return adoptCrimeFromCommandLine(process.env);
  if (command === 'import' && path && (format === undefined || format === 'stix' || format === 'csv'))
    return importFromCommandLine(path, format, process.env);
  return undefined;
}

// `npm run halyard -- <command>`. Exit code 1 when the work was rejected, 2 when an import waits for a decision, 64 when
// the command is not understood, and that of the start where it cannot start.
await runCommandLine(async () => {
  const given = readCommandLine();
  if (given?.values.help) {
    console.log(usage);
    return 0;
  }
  const code = given && (await run(given));
  if (code === undefined) console.error(usage);
  return code ?? 64;
});
