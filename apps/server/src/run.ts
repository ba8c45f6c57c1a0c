import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describeStart } from './announce-start.ts';
import { type Config, readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { openSharedClock, type SharedClock } from './database/clock/shared-clock.ts';
import { hearsMessages } from './database/connections/hears-messages.ts';
import { openSqlite } from './database/connections/open-sqlite.ts';
import type { Database } from './database/database.ts';
import { isStorageFull } from './database/storage-full.ts';
import { type CheckpointFile, checkpointFileName } from './event-log/audit-checkpoint.ts';
import { openRedirect } from './platform/tls/open-redirect.ts';
import { installSampleCrime } from './sample-workspace/crime/install-sample-crime.ts';
import { type FirstAdmin, installFirstAdmin } from './sample-workspace/install-first-admin.ts';
import { installSampleWorkspace, type SampleAccount } from './sample-workspace/install-sample-workspace.ts';
import { rollSample } from './sample-workspace/roll-sample.ts';
import { folderError } from './start/folder-error.ts';
import { forgetFirstPassword } from './start/forget-first-password.ts';
import { databaseFile } from './start/read-database.ts';
import { describeCauses, exitCodes, StartError } from './start/start-error.ts';
import { requireOneWorkspace, tieWorkspace } from './start/tie-workspace.ts';

/** Authenticates the command line while the server runs; regenerated at every start. */
export const operatorTicketFile = 'operator-ticket';

const drainMs = 10_000;
/** Keep-alive clients mostly send more often than that; after it they open a new connection. */
const drainQuietMs = 2_000;
/** A balancer that polls /readyz every two seconds and acts on the second response sends requests here until then. */
const leaveMsOf = ({ trustedProxies }: Config) => (trustedProxies.length > 0 ? 5_000 : 0);
const consoleFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

function stopWith(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function stopAtStart(cause: unknown): never {
  if (cause instanceof StartError) return stopWith(cause.exitCode, cause.message);
  throw cause;
}

/** Twelve letters and digits that are not mistaken for one another: about 69 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

async function openDatabase(
  { databaseUrl, databasePool: size, listenUrl, readUrl }: Config,
  folder: DataFolder,
): Promise<Database> {
  const warn = (cause: Error) => process.stderr.write(`A database connection was lost: ${cause.message}\n`);
  if (!databaseUrl)
    return openSqlite(folder.file(databaseFile), {
      onUpkeepFailure: (cause) => process.stderr.write(`The upkeep of the database waits: ${describeCauses(cause)}\n`),
    });
  // A workspace on one machine does not carry a driver that it never uses.
  const { openPostgres } = await import('./database/connections/open-postgres.ts');
  const onReader = (isUsed: boolean, why: string) =>
    process.stderr.write(`Heavy reads go to the ${isUsed ? 'replica' : 'primary'}: of the replica, ${why}.\n`);
  return openPostgres(databaseUrl, { onLost: warn, size, listenUrl, readUrl, onReader });
}

async function listenOn({ host }: Config, port: number, setting: string, open: () => Promise<unknown>) {
  try {
    await open();
  } catch (error) {
    const message = `Halyard cannot listen on ${host} port ${port} (${describeCauses(error)}). Choose another with ${setting}.`;
    stopWith(exitCodes.configuration, message);
  }
}

async function listen(config: Config, { app }: App) {
  const { port, host, publicUrl, tls } = config;
  await listenOn(config, port, 'HALYARD_PORT', () => app.listen({ port, host }));
  const plain = tls?.redirectPort;
  if (plain === undefined) return;
  const open = () => openRedirect({ port: plain, host, publicUrl });
  await listenOn(config, plain, 'HALYARD_TLS_REDIRECT_PORT', open);
}

/** Late messages only affect users who wait for them; an operator must be notified nevertheless. */
async function testMessages(database: Database, { app }: App): Promise<void> {
  if (await hearsMessages(database)) return;
  app.log.warn(
    'Messages between nodes do not arrive: changes of other nodes are seen after up to 15 seconds. A pooler in transaction mode does not pass them on. Set HALYARD_LISTEN_URL to the address of the PostgreSQL server itself.',
  );
}

/** Only the server itself does: a command that uses the data folder for a while receives no messages. */
async function listenForSyslog(server: App) {
  try {
    await server.listenForSyslog();
  } catch (error) {
    const message = `Halyard cannot listen for syslog (${describeCauses(error)}). Choose other addresses with HALYARD_SYSLOG_TCP, HALYARD_SYSLOG_TLS and HALYARD_SYSLOG_UDP.`;
    stopWith(exitCodes.configuration, message);
  }
}

type App = Awaited<ReturnType<typeof createApp>>;

/** In a cloud pool no accounts are created: sample users cannot sign in, so no passwords are shown. */
const withoutAccounts = { admin: { email: undefined, password: undefined }, newPassword: () => '' };

type Filled = {
  readonly accounts?: readonly SampleAccount[] | undefined;
  readonly firstAdmin?: FirstAdmin | undefined;
};

/** Sample accounts have stored passwords; every other workspace starts without a printed or stored one. */
async function fillWorkspace(
  { sampleWorkspace, sampleRolling, admin, cloudPool, smtpUrl, hasOutboxPage }: Config,
  folder: DataFolder,
  database: Database,
  clock: SharedClock,
  { identity, makeSourceToken, operateUsers }: App,
): Promise<Filled> {
  const { ensureAccount } = identity;
  if (!sampleWorkspace) {
    forgetFirstPassword(folder);
    if (cloudPool) return {};
    const reachesPeople = smtpUrl !== undefined || hasOutboxPage;
    const invite = (email: string) => operateUsers.createAdmin(email);
    return { firstAdmin: await installFirstAdmin({ database, admin, ensureAccount, invite, reachesPeople }) };
  }
  const now = clock.now();
  const accounts = await installSampleWorkspace({
    database,
    folder,
    admin,
    newPassword,
    newId: randomUUID,
    now,
    ensureAccount,
    makeSourceToken,
    ...(cloudPool && withoutAccounts),
  });
  if (sampleRolling) await rollSample(database, now);
  return cloudPool ? {} : { accounts };
}

const describeAccountsFile = ({ cloudPool }: Config, folder: DataFolder) =>
  cloudPool === undefined && folder.readSecret('sample-accounts.json')
    ? folder.file('sample-accounts.json')
    : undefined;

function stopOnSignal(server: App, database: Database, folder: DataFolder, leaveMs: number) {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    // Unfinished requests are then aborted; all acknowledged data is already on disk.
    setTimeout(() => process.exit(0), leaveMs + drainMs).unref();
    await server.close();
    await database.close();
    folder.release();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The reason that prevents the start, in a sentence; undefined is a bug. */
function toStartError(cause: unknown, { dataFolder: path }: Config): StartError | undefined {
  if (cause instanceof StartError) return cause;
  if (isStorageFull(cause)) return folderError({ what: 'data folder', setting: 'HALYARD_DATA_DIR', path }, cause);
  return undefined;
}

/** The database in the newest shape and the key of its workspace, once both belong to these folders. */
async function openWorkspace(config: Config, folder: DataFolder) {
  try {
    await requireOneWorkspace(config, folder);
    const database = await openDatabase(config, folder);
    try {
      const clock = await openSharedClock(database);
      return { database, clock, masterKey: await tieWorkspace(config, folder, database) };
    } catch (cause) {
      await database.close();
      throw cause;
    }
  } catch (cause) {
    const known = toStartError(cause, config);
    folder.abandon();
    throw known ?? new StartError(exitCodes.database, `The database could not be opened: ${describeCauses(cause)}`);
  }
}

/** In the data folder. A process that is killed leaves the old checkpoint or the new one, never half of it. */
const openCheckpointFile = (folder: DataFolder): CheckpointFile => ({
  read: () => folder.readSecret(checkpointFileName),
  write: (text) => folder.writeSecret(checkpointFileName, text),
});

/** Opens data folder and database and puts everything together, without listening yet. */
export async function openHalyard(environment: NodeJS.ProcessEnv) {
  // Files written from now on, by this process and its children, are readable by the owner only.
  process.umask(0o077);
  const config = readConfig(environment);
  const folder = openDataFolder(config.dataFolder);
  const { database, clock, masterKey } = await openWorkspace(config, folder);
  const operatorTicket = randomBytes(32).toString('hex');
  const onFatal = (cause: unknown) =>
    stopWith(exitCodes.database, `The database is damaged: ${cause}. Restore a backup before you start again.`);
  const server = await createApp({
    config,
    database,
    clock: clock.now,
    sharedClock: clock,
    masterKey,
    consoleFolder,
    operatorTicket,
    onFatal,
    hasIntakeThread: true,
    place: `${hostname()}:${config.dataFolder}`,
    drainQuietMs,
    leaveMs: leaveMsOf(config),
    auditCheckpoint: openCheckpointFile(folder),
  }).catch((cause) => {
    throw toStartError(cause, config) ?? cause;
  });
  folder.writeSecret(operatorTicketFile, operatorTicket);
  return { config, folder, database, clock, server };
}

/** Starts Halyard with the settings in `environment` and runs it until a signal. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  // A full disk or a closed reader loses log lines, but must not stop the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const { config, folder, database, clock, server } = await openHalyard(environment).catch(stopAtStart);
  stopOnSignal(server, database, folder, leaveMsOf(config));
  const filled = await fillWorkspace(config, folder, database, clock, server);
  await listen(config, server);
  await listenForSyslog(server);
  testMessages(database, server).catch((cause) => server.app.log.warn(cause, 'messages between nodes were not tested'));
  // A cloud pool sends codes itself.
  const sendsCodes = Boolean(config.smtpUrl ?? config.cloudPool);
  const start = describeStart({
    ...config,
    url: config.publicUrl,
    ...filled,
    accountsFile: describeAccountsFile(config, folder),
    outboxUrl: sendsCodes || !config.hasOutboxPage ? undefined : `${config.publicUrl}/identity/outbox`,
    codesReachNobody: !sendsCodes && !config.hasOutboxPage,
  });
  process.stdout.write(start);
  if (!config.sampleWorkspace) return;
  // Continues long after the start: no one waits for 24 months of police data.
  await installSampleCrime({ ...server, database, now: clock.now(), newId: randomUUID }).catch((cause) =>
    server.app.log.error(cause, 'no generated police data'),
  );
}
