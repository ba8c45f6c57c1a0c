import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { newestMigration } from '../../database/migrate.ts';
import { findPartitionFaults } from '../../database/partitions/keep-partitions.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { deriveAuditKey } from '../../event-log/audit.ts';
import { checkpointFileName, readCheckpoint } from '../../event-log/audit-checkpoint.ts';
import { findFactFaults } from '../../event-log/incidents/incident-facts.ts';
import { readKept, readMasterKey } from '../../start/kept-files.ts';
import { connectToRead, readDatabaseFacts } from '../../start/read-database.ts';
import { type Check, type Examined, type Finding, findingsOf, reasonOf } from './finding.ts';

type Connection = NonNullable<Awaited<ReturnType<typeof connectToRead>>>;

const { ok, warning, error } = findingsOf('database');

async function askOne<T>(db: Kysely<Schema>, query: ReturnType<typeof sql<{ value: T }>>): Promise<T | undefined> {
  return (await query.execute(db)).rows[0]?.value;
}

async function describeVersion({ db, dialect }: Connection): Promise<Finding[]> {
  if (dialect === 'sqlite') return [ok(`SQLite ${await askOne(db, sql`select sqlite_version() as value`)} answers.`)];
  const version = await askOne<string>(db, sql`select current_setting('server_version') as value`);
  const encoding = await askOne<string>(db, sql`select current_setting('server_encoding') as value`);
  const answers = ok(`PostgreSQL ${version} answers.`);
  if (encoding === 'UTF8') return [answers];
  return [answers, error(`The encoding of the database is ${encoding}.`, 'Create the database with ENCODING UTF8.')];
}

async function describeShape({ db, dialect }: Connection): Promise<Finding> {
  const { isUsed, workspaceId } = await readDatabaseFacts(db, dialect);
  if (!isUsed && workspaceId === undefined) return warning('The database is empty.', 'The first start fills it.');
  const [seen, newest] = [
    await askOne<string>(db, sql`select max(name) as value from kysely_migration`),
    await newestMigration(),
  ];
  if (seen === newest) return ok(`All migrations have run, up to ${newest}.`);
  if ((seen ?? '') > newest)
    return error(`The database is of a newer version (${seen}).`, 'Install that version, or restore a backup.');
  return warning(`Migrations have run up to ${seen}, of ${newest}.`, 'Back up; the next start runs the others.');
}

async function withDatabase(
  { config }: Examined,
  work: (connection: Connection) => Promise<Finding[]>,
  otherwise: (says: string) => Finding[],
): Promise<Finding[]> {
  const connection = await connectToRead(config, { file: (name) => join(config.dataFolder, name) });
  if (!connection) return otherwise('There is no database yet; the first start makes it.');
  try {
    return await work(connection);
  } catch (cause) {
    return otherwise(`The database cannot be read: ${reasonOf(cause)}.`);
  } finally {
    await connection.db.destroy();
  }
}

/** Unbounded tables have their partitions in advance. */
async function describePartitions({ db, dialect }: Connection): Promise<Finding[]> {
  if (dialect === 'sqlite') return [];
  const faults = await findPartitionFaults(db);
  const advice = 'A running server puts it right within a minute; see its log if it does not.';
  if (faults.length > 0) return faults.map((says) => warning(says, advice));
  return [ok('Partitions are ready for what comes in.')];
}

/** The figures of reports are stored beside the event log, and must agree with it. */
async function describeFacts({ db }: Connection): Promise<Finding> {
  const wrong = await findFactFaults(db);
  if (wrong.length === 0) return ok('The kept figures of incidents are those of the event log.');
  return warning(
    `The kept figures of ${wrong.length} incidents are not those of the event log, first of ${wrong[0]}.`,
    'Report it. What you add to incident_facts_stale (incident_id) is worked out again by a running server.',
  );
}

export const checkDatabase: Check = {
  name: 'database',
  run: (examined) =>
    withDatabase(
      examined,
      async (connection) => {
        const shape = await describeShape(connection);
        const facts = shape.level === 'ok' ? [await describeFacts(connection)] : [];
        const partitions = shape.level === 'ok' ? await describePartitions(connection) : [];
        return [...(await describeVersion(connection)), ...facts, shape, ...partitions];
      },
      (says) =>
        says.startsWith('There is no')
          ? [ok(says)]
          : [error(says, 'Check DATABASE_URL and the server, or restore a backup.')],
    ),
};

const clock = findingsOf('clock');
const mostSkewMs = 1_000;

export const checkClock: Check = {
  name: 'clock',
  run: (examined) =>
    withDatabase(
      examined,
      async ({ db, dialect }) => {
        const newest = await askOne<number>(db, sql`select max(at) as value from events`);
        if (newest != null && newest > Date.now() + 60_000)
          return [clock.error('The newest event lies in the future of this clock.', 'Set the clock, or run NTP.')];
        if (dialect === 'sqlite') return [clock.ok('The clock is not behind the newest event.')];
        const asked = Date.now();
        const theirs = await askOne<number>(
          db,
          sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as value`,
        );
        const skew = Math.round(Math.abs((theirs ?? asked) - (asked + Date.now()) / 2));
        const says = `The clocks of this node and the database differ by ${skew} ms.`;
        return [skew > mostSkewMs ? clock.warning(says, 'Run NTP on both machines.') : clock.ok(says)];
      },
      () => [clock.ok('There is no database to compare the clock with.')],
    ),
};

const audit = findingsOf('audit');

export const checkAudit: Check = {
  name: 'audit',
  run: (examined) =>
    withDatabase(
      examined,
      async ({ db }) => {
        const { key } = readMasterKey(examined.config);
        if (!key) return [audit.warning('The audit log cannot be checked without the identity key.', 'Put it back.')];
        const file = { read: () => readKept(examined.config, checkpointFileName) };
        const kept = readCheckpoint(file, deriveAuditKey(key));
        if (kept === null)
          return [audit.warning('There is no checkpoint of the audit log yet.', 'A running server writes one.')];
        const advice = 'Run halyard audit verify. After a restore on purpose, delete audit-checkpoint.json.';
        if (kept === 'damaged') return [audit.error('The checkpoint of the audit log was changed.', advice)];
        const row = await db.selectFrom('audit').select('hash').where('seq', '=', kept.seq).executeTakeFirst();
        if (row?.hash === kept.hash) return [audit.ok(`The audit log holds entry ${kept.seq} of the checkpoint.`)];
        return [audit.error(`The audit log has lost entry ${kept.seq}, which was there before.`, advice)];
      },
      () => [audit.ok('There is no audit log yet.')],
    ),
};
