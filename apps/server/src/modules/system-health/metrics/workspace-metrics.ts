import { type HealthNode, outboxChannels } from '@halyard/contracts/server/system-health.ts';
import { Gauge, Registry } from 'prom-client';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { readForecast } from '../blocks/disk.ts';
import { readLastBackup, sizeOfDatabase } from '../figures/database-figures.ts';
import { measureDisk } from '../figures/disk-figures.ts';
import { countByKind, countImports, readChannels, readSources, readTakeovers } from '../figures/queue-figures.ts';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [value: number, labels?: Labels];

/** A separate registry for each scrape: unknown values are absent, not zero and not the last value. */
function createFamilies() {
  const registry = new Registry();
  return {
    add(name: string, help: string, samples: readonly Sample[]): void {
      if (samples.length === 0) return;
      const labelNames = Object.keys(samples[0]?.[1] ?? {});
      const gauge = new Gauge({ name: `halyard_${name}`, help, labelNames, registers: [registry] });
      for (const [value, labels = {}] of samples) gauge.set(labels, value);
    },
    write: () => registry.metrics(),
  };
}

type Families = ReturnType<typeof createFamilies>;

const dayMs = 86_400_000;
const secondsSince = (at: number, now: number) => Math.max(0, (now - at) / 1_000);

async function addQueues({ add }: Families, { read }: Database, now: number): Promise<void> {
  const work = await countByKind(read);
  const jobs = work.map(({ kind, state, count }): Sample => [count, { kind, state }]);
  add('background_jobs', 'Background work by kind and state.', jobs);
  const taken = await readTakeovers(read, now - dayMs);
  add('background_takeovers_24h', 'Work that one node took over from another in 24 hours.', [[taken.length]]);
  const oldest = work
    .filter(({ state }) => state === 'waiting' || state === 'running')
    .map(({ kind, state, oldest: at }): Sample => [secondsSince(at, now), { kind, state }]);
  add(
    'background_job_oldest_seconds',
    'Age of the oldest background work since it was due, by kind and state.',
    oldest,
  );
  const outbox = await readChannels(read, now);
  const letters = outboxChannels.flatMap((channel) => {
    const row = outbox.find((one) => one.channel === channel);
    if (!row) return [];
    const { waiting, retrying, dead, sentToday } = row;
    const states = { waiting, retrying, dead_letter: dead, sent_24h: sentToday };
    return Object.entries(states).map(([state, count]): Sample => [count, { channel, state }]);
  });
  add('outbox_messages', 'Messages to people and webhooks by channel and state; retrying is part of waiting.', letters);
  const imports = (await countImports(read)).map(({ state, count }): Sample => [count, { state }]);
  add('imports', 'Imports of threats and entities by state.', imports);
}

async function addSources({ add }: Families, { read }: Database, now: number): Promise<void> {
  const figures = await readSources(read, now);
  const { sources, failing, silent, paused, waiting, dead, oldestWaitingAt, itemsToday } = figures;
  const healthy = sources - failing - silent - paused;
  const states = Object.entries({ healthy, failing, silent, paused });
  add(
    'sources',
    'Sources of alerts by state.',
    states.map(([state, count]): Sample => [count, { state }]),
  );
  add('source_items_24h', 'Items that sources brought in the last 24 hours.', [[itemsToday]]);
  add('source_deliveries_waiting', 'Deliveries of sources that are not mapped yet.', [[waiting]]);
  add('source_dead_letters', 'Deliveries of sources that could not be mapped.', [[dead]]);
  const lag = oldestWaitingAt === null ? 0 : secondsSince(Date.parse(oldestWaitingAt), now);
  add('source_lag_seconds', 'Age of the oldest delivery that is not mapped yet.', [[lag]]);
}

function addNodes({ add }: Families, nodes: readonly HealthNode[]): void {
  const count = (state: HealthNode['state']) => nodes.filter((node) => node.state === state).length;
  const states = (['running', 'silent', 'stopped'] as const).map((state): Sample => [count(state), { state }]);
  add('nodes', 'Nodes of this workspace in the last 24 hours; silent: it died.', states);
  const versions = new Set(nodes.filter(({ state }) => state === 'running').map(({ version }) => version));
  add('node_versions', 'Different versions among the nodes that run.', [[Math.max(1, versions.size)]]);
}

async function addDisks({ add }: Families, { dataFolder, crimeFolder }: Options['config']): Promise<void> {
  const folders = { data: dataFolder, police_data: crimeFolder };
  const measured = await Promise.all(
    Object.entries(folders).map(async ([folder, path]) => {
      // Police data has no folder before the first import.
      const disk = await measureDisk(path).catch(() => undefined);
      return disk ? [{ folder, ...disk }] : [];
    }),
  );
  const disks = measured.flat();
  const free = disks.map(({ folder, totalBytes, usedBytes }): Sample => [totalBytes - usedBytes, { folder }]);
  add('disk_free_bytes', 'Free bytes of the disk below a folder.', free);
  add(
    'disk_size_bytes',
    'Bytes of the disk below a folder.',
    disks.map((one): Sample => [one.totalBytes, { folder: one.folder }]),
  );
}

/** Absent before there are fourteen days, and the moment where the disk does not fill within two years. */
async function addForecast({ add }: Families, { database, config, nodeName }: Options, now: number): Promise<void> {
  const { totalBytes } = await measureDisk(config.dataFolder);
  const { forecast } = await readForecast(database, { nodeName, totalBytes, now });
  if (!forecast) return;
  const { bytesPerMonth, warnDay } = forecast;
  add('disk_growth_bytes_per_day', 'Growth of the disk of the data folder, by all measured days.', [
    [bytesPerMonth / 30],
  ]);
  if (warnDay)
    add('disk_warning_timestamp_seconds', 'When 80 % of the disk of the data folder will be used.', [
      [Date.parse(warnDay) / 1_000],
    ]);
}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataFolder' | 'crimeFolder'>;
  /** Milliseconds since any moment, on a clock that nobody sets. */
  readonly elapsed: () => number;
  /** As the list of nodes calls this one. */
  readonly nodeName: string;
  readonly listNodes: () => Promise<readonly HealthNode[]>;
  readonly onFailure: (cause: unknown) => void;
};

const readAgainAfterMs = 15_000;

/**
 * Metrics that need a query, in the text format of Prometheus: read at most every 15 seconds, however often they are
 * requested.
 */
export function createWorkspaceMetrics(options: Options) {
  const { database, clock, elapsed, config, listNodes, onFailure } = options;
  let known: { readonly text: Promise<string>; readonly at: number } | undefined;

  async function addAll(families: Families): Promise<void> {
    const now = clock();
    await addQueues(families, database, now);
    await addSources(families, database, now);
    addNodes(families, await listNodes());
    families.add('database_size_bytes', 'Bytes of the database.', [[await sizeOfDatabase(database)]]);
    await addForecast(families, options, now);
    const backup = await readLastBackup(database);
    if (backup)
      families.add('backup_last_timestamp_seconds', 'When the newest backup was made.', [[backup.at / 1_000]]);
  }

  async function write(): Promise<string> {
    const families = createFamilies();
    await addDisks(families, config);
    const isUp = await addAll(families).then(
      () => true,
      (cause) => {
        onFailure(cause);
        return false;
      },
    );
    families.add('database_up', 'Whether the database answered the last look: 1 or 0.', [[isUp ? 1 : 0]]);
    return families.write();
  }

  return (): Promise<string> => {
    const now = elapsed();
    if (!known || now - known.at >= readAgainAfterMs) known = { text: write(), at: now };
    return known.text;
  };
}
