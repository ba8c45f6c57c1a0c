import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeStart } from './announce-start.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { type DataFolder, FolderInUseError, openDataFolder } from './data-folder.ts';
import type { Database } from './database/database.ts';
import { openSqlite } from './database/open-sqlite.ts';
import { type CheckpointFile, checkpointFileName } from './event-log/audit-checkpoint.ts';
import { installSampleCrime } from './sample-workspace/crime/install-sample-crime.ts';
import { installFirstAdmin } from './sample-workspace/install-first-admin.ts';
import { installSampleWorkspace } from './sample-workspace/install-sample-workspace.ts';
import { rollSample } from './sample-workspace/roll-sample.ts';

/** Lets the command line in while the server runs; made anew at every start. */
export const operatorTicketFile = 'operator-ticket';

const exitCodes = { database: 70, folderInUse: 75, configuration: 78 } as const;
const drainMs = 10_000;
const consoleFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

function stopWith(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Twelve letters and digits that are not mistaken for one another: about 69 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function prepare(environment: NodeJS.ProcessEnv): { config: Config; folder: DataFolder } {
  try {
    const config = readConfig(environment);
    return { config, folder: openDataFolder(config.dataFolder) };
  } catch (error) {
    if (error instanceof ConfigError) stopWith(exitCodes.configuration, error.message);
    if (error instanceof FolderInUseError) stopWith(exitCodes.folderInUse, error.message);
    throw error;
  }
}

async function openDatabase({ databaseUrl }: Config, folder: DataFolder): Promise<Database> {
  const warn = (cause: Error) => process.stderr.write(`A database connection was lost: ${cause.message}\n`);
  try {
    if (!databaseUrl) return await openSqlite(folder.file('halyard.sqlite'));
    // A workspace on one machine does not carry a driver that it never uses.
    const { openPostgres } = await import('./database/open-postgres.ts');
    return await openPostgres(databaseUrl, { onLost: warn });
  } catch (error) {
    return stopWith(exitCodes.database, `The database could not be opened: ${describeCauses(error)}`);
  }
}

/** The key that seals the identity provider's secrets: from the settings, else made at first start and kept beside the data. */
function readMasterKey({ identityKey }: Config, folder: DataFolder): Uint8Array {
  const name = 'identity.key';
  const kept = identityKey ?? folder.readSecret(name)?.trim();
  if (kept) return Buffer.from(kept, 'hex');
  const made = randomBytes(32);
  folder.writeSecret(name, `${made.toString('hex')}\n`);
  return made;
}

/** The message of an error and of what caused it, outermost first. */
function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || (error as NodeJS.ErrnoException).code || error.name;
  return error.cause === undefined ? own : `${own} ${describeCauses(error.cause)}`;
}

async function listen({ port, host }: Config, { app }: App) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const message = `Halyard cannot listen on ${host} port ${port} (${describeCauses(error)}). Choose another with HALYARD_PORT.`;
    stopWith(exitCodes.configuration, message);
  }
}

type App = Awaited<ReturnType<typeof createApp>>;

/** In a cloud pool no accounts are made: sample people cannot sign in, so nobody is told passwords of theirs. */
const withoutAccounts = { admin: { email: undefined, password: undefined }, newPassword: () => '' };

async function fillWorkspace(
  { sampleWorkspace, sampleRolling, admin, cloudPool }: Config,
  folder: DataFolder,
  database: Database,
  { identity }: App,
) {
  const ports = {
    ...{ database, folder, admin, newPassword, newId: randomUUID, now: systemClock() },
    ensureAccount: identity.ensureAccount,
    ...(cloudPool && withoutAccounts),
  };
  if (!sampleWorkspace) return cloudPool ? undefined : installFirstAdmin(ports);
  const accounts = await installSampleWorkspace(ports);
  if (sampleRolling) await rollSample(database, ports.now);
  return cloudPool ? undefined : accounts;
}

const describeAccountsFile = ({ cloudPool }: Config, folder: DataFolder) =>
  cloudPool === undefined && folder.readSecret('sample-accounts.json')
    ? folder.file('sample-accounts.json')
    : undefined;

function stopOnSignal(server: App, database: Database, folder: DataFolder) {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    // What has not finished by then is cut off; everything that was acknowledged is on disk already.
    setTimeout(() => process.exit(0), drainMs).unref();
    await server.close();
    await database.close();
    folder.release();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** In the data folder. A process that is killed leaves the old checkpoint or the new one, never half of it. */
function openCheckpointFile(folder: DataFolder): CheckpointFile {
  const draft = `${checkpointFileName}.new`;
  return {
    read: () => folder.readSecret(checkpointFileName),
    write(text) {
      folder.writeSecret(draft, text);
      renameSync(folder.file(draft), folder.file(checkpointFileName));
    },
  };
}

/** Opens data folder and database and puts everything together, without listening yet. Ends the process where it cannot. */
export async function openHalyard(environment: NodeJS.ProcessEnv) {
  const { config, folder } = prepare(environment);
  const database = await openDatabase(config, folder);
  const masterKey = readMasterKey(config, folder);
  const operatorTicket = randomBytes(32).toString('hex');
  const onFatal = (cause: unknown) =>
    stopWith(exitCodes.database, `The database is damaged: ${cause}. Restore a backup before you start again.`);
  const server = await createApp({
    ...{ config, database, clock: systemClock, masterKey, consoleFolder, operatorTicket, onFatal },
    auditCheckpoint: openCheckpointFile(folder),
  });
  folder.writeSecret(operatorTicketFile, operatorTicket);
  return { config, folder, database, server };
}

/** Starts Halyard with the settings in `environment` and keeps it running until a signal comes. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  const { config, folder, database, server } = await openHalyard(environment);
  stopOnSignal(server, database, folder);
  const accounts = await fillWorkspace(config, folder, database, server);
  await listen(config, server);
  const start = describeStart({
    ...config,
    ...{ url: config.publicUrl, accounts },
    accountsFile: describeAccountsFile(config, folder),
    outboxUrl:
      config.smtpUrl || !config.hasOutboxPage || config.cloudPool ? undefined : `${config.publicUrl}/identity/outbox`,
  });
  process.stdout.write(start);
  if (!config.sampleWorkspace) return;
  // Goes on long after the start: nobody waits for 24 months of police data.
  await installSampleCrime({ ...server.sampleCrime, database, now: systemClock(), newId: randomUUID }).catch((cause) =>
    server.app.log.error(cause, 'no generated police data'),
  );
}
