import { parseArgs } from 'node:util';
import { importCrimeFromCommandLine } from './crime-command.ts';
import { importFromCommandLine } from './import-command.ts';

const usage = `Usage:
  npm run halyard -- import FILE [--format stix|csv]
  npm run halyard -- crime import PATH

Imports a STIX 2.1 bundle or a CSV file, or police data (a CSV file, a zip archive or a folder of them), whether or not
the server runs, and prints the balance sheet.
`;

// `npm run halyard -- <command>`. Exit code 1 when the work was refused, 64 when the command is not understood.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string' }, help: { type: 'boolean' } },
});
const [command, path, crimePath] = positionals;
const { format } = values;
if (values.help) console.log(usage);
else if (command === 'crime' && path === 'import' && crimePath)
  process.exitCode = await importCrimeFromCommandLine(crimePath, process.env);
else if (command === 'import' && path && (format === undefined || format === 'stix' || format === 'csv'))
  process.exitCode = await importFromCommandLine(path, format, process.env);
else {
  console.error(usage);
  process.exitCode = 64;
}
