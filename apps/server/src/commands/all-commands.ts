import { conflictModes, crimeDecisions } from '@halyard/contracts/crime/crime-imports.ts';
import { retentionKinds } from '@halyard/contracts/server/retention.ts';
import { type Command, textOption } from './command.ts';

const importCommand: Command = {
  name: 'import',
  summary: 'imports a STIX 2.1 bundle or a CSV file',
  help: `halyard import FILE [--format stix|csv]

Works whether or not the server runs, and prints the summary of the import.`,
  options: { format: { type: 'string' } },
  async run(given, environment) {
    const [file, ...more] = given.words;
    const format = textOption(given, 'format');
    if (!file || more.length > 0 || (format !== undefined && format !== 'stix' && format !== 'csv')) return undefined;
    const { importFromCommandLine } = await import('./import-command.ts');
    return importFromCommandLine(file, format, environment);
  },
};

const crimeCommand: Command = {
  name: 'crime',
  summary: 'imports police data, decides on what waits, brings files back',
  help: `halyard crime import PATH [--conflict ask|keep|replace|both]
halyard crime decide IMPORT keep|replace|both
halyard crime restore
halyard crime adopt

import    police data: a CSV file, a zip archive or a folder of them
decide    what becomes of an import that waits for a decision
restore   brings back police data that was kept aside and that the database names
adopt     makes the present crime folder the one of this workspace, when the former one is lost

Police data that would make a month worse than the one in force (far fewer rows, many rejected ones) waits for a
decision: keep the month in force, replace it, or count both side by side. In a terminal it is asked for; with --conflict
it is made beforehand.`,
  options: { conflict: { type: 'string' } },
  async run(given, environment) {
    const [word, subject, decided, ...more] = given.words;
    if (more.length > 0 || (decided !== undefined && word !== 'decide')) return undefined;
    const conflict = conflictModes.find((mode) => mode === (textOption(given, 'conflict') ?? 'ask'));
    const decision = crimeDecisions.find((one) => one === decided);
    if (word === 'restore' && !subject)
      return (await import('./crime-files-command.ts')).restoreCrimeFromCommandLine(environment);
    if (word === 'adopt' && !subject)
      return (await import('./crime-files-command.ts')).adoptCrimeFromCommandLine(environment);
    const { decideFromCommandLine, importCrimeFromCommandLine } = await import('./crime-command.ts');
    if (word === 'import' && subject && conflict) return importCrimeFromCommandLine(subject, conflict, environment);
    if (word === 'decide' && subject && decision) return decideFromCommandLine(subject, decision, environment);
    return undefined;
  },
};

const auditCommand: Command = {
  name: 'audit',
  summary: 'verifies the audit chain, exports the audit log',
  help: `halyard audit verify [FILE]
halyard audit export FILE
halyard audit archive DAYS

May run beside the server. verify and export only read, and need the identity key.

verify   exit code 1 where the chain is broken; with FILE, where an exported file is not as it was written
export   every entry as one JSON object a line; the last line has their number, and an HMAC-SHA-256 of all lines before
         it by the key of the chain
archive  moves partitions of PostgreSQL that are older than DAYS to Parquet files in the storage, where the audit log's
         screen and verify still find them; 30 at least`,
  async run({ words: [word, file, ...more] }, environment) {
    if (more.length > 0) return undefined;
    if (word === 'export' && file)
      return (await import('./audit-export.ts')).exportAuditFromCommandLine(file, environment);
    if (word === 'archive' && file && /^\d{2,6}$/.test(file) && Number(file) >= 30)
      return (await import('./audit-archive.ts')).archiveFromCommandLine(Number(file), environment);
    if (word !== 'verify') return undefined;
    return (await import('./audit-command.ts')).verifyFromCommandLine(environment, file);
  },
};

const backupCommand: Command = {
  name: 'backup',
  summary: 'backs the workspace up, also while the server runs',
  help: `halyard backup FOLDER|FILE.tar [--with-keys] [--verify]

Writes the database, police data and uploads, with a manifest that has the SHA-256 of each file and the number of rows
of each table. FOLDER must be new or empty.

--with-keys   puts identity.key into the backup as well: whoever has it then reads every secret in it
--verify      restores the backup into a scratch folder, and compares rows and audit chain`,
  options: { 'with-keys': { type: 'boolean' }, verify: { type: 'boolean' } },
  async run({ words: [target, ...more], options }, environment) {
    if (!target || more.length > 0) return undefined;
    const { backUpFromCommandLine } = await import('./backup-command.ts');
    const choice = { withKeys: options['with-keys'] === true, verify: options.verify === true };
    return backUpFromCommandLine(target, choice, environment);
  },
};

const restoreCommand: Command = {
  name: 'restore',
  summary: 'restores a backup into an empty folder and database',
  help: `halyard restore FOLDER|FILE.tar

Restores to where the settings point: HALYARD_DATA_DIR, DATABASE_URL and HALYARD_CRIME_DIR, which must be empty. All
checksums are compared before anything is written. A backup without keys needs identity.key in the data folder, or
HALYARD_IDENTITY_KEY, before the next start. A backup of SQLite can be restored to PostgreSQL, and the other way round.`,
  async run({ words: [source, ...more] }, environment) {
    if (!source || more.length > 0) return undefined;
    return (await import('./restore-command.ts')).restoreFromCommandLine(source, environment);
  },
};

const moveCommand: Command = {
  name: 'move',
  summary: 'moves the workspace between SQLite and PostgreSQL',
  help: `halyard move --to postgres://…
halyard move --to FOLDER

Copies the workspace of the settings to an empty PostgreSQL database, or from PostgreSQL into an empty folder with
SQLite. The server must be stopped. At the end every row and the audit chain are compared. The source is not changed:
point the settings to the target afterwards, then start.`,
  options: { to: { type: 'string' } },
  async run(given, environment) {
    const target = textOption(given, 'to');
    if (!target || given.words.length > 0) return undefined;
    return (await import('./move-command.ts')).moveFromCommandLine(target, environment);
  },
};

const doctorCommand: Command = {
  name: 'doctor',
  summary: 'checks settings, port, folders, disk, clock, mail, identity, database, proxy, storage and audit',
  help: `halyard doctor [--json]

Says of each whether it is right, and otherwise what to do. Changes nothing, and may run beside the server. Exit code 1
where there is an error.`,
  options: { json: { type: 'boolean' } },
  async run({ words, options }, environment) {
    if (words.length > 0) return undefined;
    return (await import('./doctor-command.ts')).examineFromCommandLine(options.json === true, environment);
  },
};

const usersCommand: Command = {
  name: 'users',
  summary: 'creates an administrator, resets a second factor, lists users',
  help: `halyard users create-admin EMAIL [--invite]
halyard users reset-second-factor EMAIL
halyard users list

Works whether or not the server runs; the audit log has it as done by the operator.

create-admin          prints a temporary password, once; with --invite it is emailed instead. Someone who has an account
                      becomes an active administrator and keeps the password
reset-second-factor   for a user who has lost the authenticator app and the recovery codes
list                  email, user name, role, status, kind of sign-in and last sign-in, with tabs between them`,
  options: { invite: { type: 'boolean' } },
  async run({ words: [word, email, ...more], options }, environment) {
    if (more.length > 0) return undefined;
    const commands = await import('./users-command.ts');
    if (word === 'list' && !email) return commands.listUsersFromCommandLine(environment);
    if (!email) return undefined;
    if (word === 'create-admin')
      return commands.createAdminFromCommandLine(email, options.invite === true, environment);
    if (word === 'reset-second-factor') return commands.resetSecondFactorFromCommandLine(email, environment);
    return undefined;
  },
};

const retentionCommand: Command = {
  name: 'retention',
  summary: 'shows and sets how long things are kept',
  help: `halyard retention
halyard retention set KIND DAYS|forever

Works whether or not the server runs. Without words it shows each kind: how long it is kept, how many rows there are, the
oldest, and what a year adds. Kinds: ${retentionKinds.join(', ')}. Incidents keep their timelines. Entries of
the audit log are exported to signed files in the data folder before they go.`,
  async run({ words: [word, kind, days, ...more] }, environment) {
    const commands = await import('./retention-command.ts');
    if (word === undefined) return commands.showRetentionFromCommandLine(environment);
    if (word !== 'set' || !kind || !days || more.length > 0) return undefined;
    return commands.setRetentionFromCommandLine(kind, days, environment);
  },
};

/** Commands of an installed package, which its `halyard` script runs itself; here they are only described. */
const own = (name: string, summary: string, help: string): Command => ({
  name,
  summary,
  help: `halyard ${name}\n\n${help}`,
  run: async () => undefined,
});

const packageCommands = [
  own(
    'start',
    'runs the server until SIGTERM',
    'Runs the server until SIGTERM. In a checkout of the source: npm start.',
  ),
  own('health', 'asks the server on this machine whether it is ready', 'Exit code 0 when it is ready.'),
  own('version', 'prints the version', 'Prints the version of the package.'),
];

export const allCommands: readonly Command[] = [
  ...packageCommands,
  ...[doctorCommand, backupCommand, restoreCommand, moveCommand],
  ...[usersCommand, retentionCommand, auditCommand, importCommand, crimeCommand],
];
