import { parseArgs } from 'node:util';
import { importCrimeFromCommandLine } from './crime-command.ts';
import { adoptCrimeFromCommandLine, restoreCrimeFromCommandLine } from './crime-files-command.ts';
import { importFromCommandLine } from './import-command.ts';
import { StartError } from './start/start-error.ts';

const usage = `Usage:
  npm run halyard -- import FILE [--format stix|csv]
  npm run halyard -- crime import PATH
  npm run halyard -- crime restore
  npm run halyard -- crime adopt

import          a STIX 2.1 bundle or a CSV file
crime import    police data: a CSV file, a zip archive or a folder of them
crime restore   brings back police data that was kept aside and that the database names
crime adopt     makes the present crime folder the one of this workspace, when the former one is lost

Importing and restoring work whether or not the server runs; an import prints its balance sheet.
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string' }, help: { type: 'boolean' } },
});

/** Does what the words ask for; answers the exit code, undefined where they are not understood. */
async function obey([command, path, crimePath]: readonly string[]): Promise<number | undefined> {
  const { format } = values;
  if (command === 'crime' && path === 'import' && crimePath) return importCrimeFromCommandLine(crimePath, process.env);
  if (command === 'crime' && path === 'restore') return restoreCrimeFromCommandLine(process.env);
  if (command === 'crime' && path === 'adopt') return adoptCrimeFromCommandLine(process.env);
  if (command === 'import' && path && (format === undefined || format === 'stix' || format === 'csv'))
    return importFromCommandLine(path, format, process.env);
  return undefined;
}

// `npm run halyard -- <command>`. Exit code 1 when the work was refused, 64 when the command is not understood, and that
// of the start where it cannot start.
if (values.help) console.log(usage);
else {
  try {
    const code = await obey(positionals);
    if (code === undefined) console.error(usage);
    process.exitCode = code ?? 64;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    console.error(cause.message);
    process.exitCode = cause.exitCode;
  }
}
