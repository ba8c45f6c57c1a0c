import { parseArgs } from 'node:util';
import { conflictModes, crimeDecisions } from '@halyard/contracts/crime-imports.ts';
import { decideFromCommandLine, importCrimeFromCommandLine } from './crime-command.ts';
import { importFromCommandLine } from './import-command.ts';

const usage = `Usage:
  npm run halyard -- import FILE [--format stix|csv]
  npm run halyard -- crime import PATH [--conflict ask|keep|replace|both]
  npm run halyard -- crime decide IMPORT keep|replace|both

Imports a STIX 2.1 bundle or a CSV file, or police data (a CSV file, a zip archive or a folder of them), whether or not
the server runs, and prints the balance sheet.

Police data that would make a month worse than the one in force (far fewer rows, many rejected ones) waits for a
decision: keep the month in force, replace it, or count both side by side. In a terminal it is asked for; with --conflict
it is made beforehand.
`;

// `npm run halyard -- <command>`. Exit code 1 when the work was refused, 2 when an import waits for a decision, 64 when
// the command is not understood.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string' }, conflict: { type: 'string' }, help: { type: 'boolean' } },
});
const [command, path, subject, word] = positionals;
const { format } = values;
const conflict = conflictModes.find((mode) => mode === (values.conflict ?? 'ask'));
const decision = crimeDecisions.find((one) => one === word);
if (values.help) console.log(usage);
else if (command === 'crime' && path === 'import' && subject && conflict)
  process.exitCode = await importCrimeFromCommandLine(subject, conflict, process.env);
else if (command === 'crime' && path === 'decide' && subject && decision)
  process.exitCode = await decideFromCommandLine(subject, decision, process.env);
else if (command === 'import' && path && (format === undefined || format === 'stix' || format === 'csv'))
  process.exitCode = await importFromCommandLine(path, format, process.env);
else {
  console.error(usage);
  process.exitCode = 64;
}
