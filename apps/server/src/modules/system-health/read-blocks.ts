import type { HealthBlock, SystemHealth } from '@halyard/contracts/server/system-health.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SlowStatements } from '../../platform/observe/slow-statements.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { readAudit } from './blocks/audit.ts';
import { readDisk } from './blocks/disk.ts';
import { type CertificateFile, readExpiring } from './blocks/expiring.ts';
import { readReleaseNotes } from './blocks/release-notes.ts';
import { readStorage } from './blocks/storage.ts';
import { nameOfServer, readLastBackup, sizeOfDatabase } from './figures/database-figures.ts';
import { readChannels, readSources, readWork } from './figures/queue-figures.ts';
import type { Nodes } from './keep-nodes.ts';

export type HealthPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataFolder' | 'crimeFolder' | 'uploadFolder'>;
  readonly nodes: Nodes;
  readonly slow: SlowStatements;
  readonly certificates: readonly CertificateFile[];
  readonly storage: FileStorage;
};

type Blocks = { readonly [Name in HealthBlock]: () => Promise<NonNullable<SystemHealth[Name]>> };

const toInstant = (at: number) => new Date(at).toISOString();

/** How each block is read. */
export function createBlocks({ database, clock, config, nodes, slow, certificates, storage }: HealthPorts): Blocks {
  const { read } = database;
  const { about, startedAt } = nodes;
  return {
    nodes: () => nodes.list(),
    work: () => readWork(read, clock()),
    outbox: async () => ({ channels: await readChannels(read, clock()) }),
    sources: () => readSources(read, clock()),
    async database() {
      const backup = await readLastBackup(database);
      return {
        kind: database.dialect,
        server: await nameOfServer(database),
        sizeBytes: await sizeOfDatabase(database),
        connections: database.connections?.() ?? null,
        slow: slow.list().map((one) => ({ ...one, lastAt: toInstant(one.lastAt) })),
        lastBackup: backup && { at: toInstant(backup.at), verified: backup.verified },
      };
    },
    disk: () => readDisk({ database, nodeName: about.name, ...config, crimeFolder: storage.localFolder }, clock()),
    storage: () => readStorage(storage),
    expiring: () => readExpiring(read, clock(), certificates),
    audit: () => readAudit(read),
    async version() {
      const running = (await nodes.list()).filter(({ state }) => state === 'running').map((node) => node.version);
      return {
        version: about.version,
        schema: about.schema,
        startedAt: toInstant(startedAt),
        running: [...new Set([about.version, ...running])],
        notes: await readReleaseNotes(),
      };
    },
  };
}
