import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { appendAudit, deriveAuditKey } from '../event-log/audit.ts';
import { openHalyard } from '../run.ts';
import { installSampleWorkspace } from '../sample-workspace/install-sample-workspace.ts';
import { testKey } from './test-vault.ts';

const server = process.env.HALYARD_TEST_DATABASE_URL;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A new database on the test server, empty or a copy, dropped after the test; undefined if there is no server. */
async function makePostgres(template: string | undefined): Promise<string | undefined> {
  if (!server) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  onTestFinished(() => onServer(`drop database ${name} with (force)`));
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A folder that is deleted after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-places-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The databases that a workspace may be in, as settings name them; PostgreSQL where the tests have a server. */
export const placeKinds = server ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);
export type PlaceKind = (typeof placeKinds)[number];

/** Settings for a new workspace, or for the contents of a test database. */
export async function emptyPlace(kind: PlaceKind, template?: string): Promise<Record<string, string>> {
  const url = kind === 'PostgreSQL' ? await makePostgres(template) : undefined;
  return {
    HALYARD_DATA_DIR: join(scratchFolder(), 'data'),
    HALYARD_IDENTITY_KEY: Buffer.from(testKey).toString('hex'),
    HALYARD_LOG_LEVEL: 'silent',
    HALYARD_SAMPLE_WORKSPACE: 'off',
    ...(url && { DATABASE_URL: url }),
  };
}

/** Opens the workspace at a place, without listening. */
export async function openPlace(settings: Record<string, string>) {
  const { database, server: app, folder, config } = await openHalyard(settings);
  const place = {
    database,
    app,
    config,
    async fill() {
      await installSampleWorkspace({
        database,
        folder,
        now: Date.now(),
        newId: randomUUID,
        newPassword: () => 'Night-chart-7781',
        ensureAccount: app.identity.ensureAccount,
        makeSourceToken: app.makeSourceToken,
        admin: { email: undefined, password: undefined },
      });
      await place.audit(50);
    },
    /** Adds entries to the audit log. */
    async audit(entries: number) {
      const chain = { dialect: database.dialect, key: deriveAuditKey(testKey) };
      const entry = { actorId: null, action: 'test', objectType: null, objectId: null, address: null, requestId: null };
      for (let at = 0; at < entries; at++)
        await database.write((tx) => appendAudit(tx, chain, { at: Date.now(), after: at, ...entry }));
    },
    async close() {
      await app.close();
      await database.close();
      folder.release();
    },
  };
  return place;
}

type Filled = { readonly folder: string; readonly database: string | undefined };
const filled = new Map<PlaceKind, Promise<Filled>>();

const nameOf = ({ DATABASE_URL: url }: Record<string, string>) => url && new URL(url).pathname.slice(1);

/** Created once for all tests of a process; its database stays on the test server. */
async function makeFilled(kind: PlaceKind): Promise<Filled> {
  const settings = await emptyPlace(kind);
  const place = await openPlace(settings);
  await place.fill();
  await place.close();
  const folder = mkdtempSync(join(tmpdir(), 'halyard-filled-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  cpSync(settings.HALYARD_DATA_DIR ?? '', folder, { recursive: true });
  const mine = nameOf(settings);
  const database = mine && `${mine}_filled`;
  if (database) await onServer(`create database ${database} template ${mine} strategy file_copy`);
  return { folder, database };
}

/** A folder with the sample workspace, which is closed again. */
export async function filledPlace(kind: PlaceKind): Promise<Record<string, string>> {
  const made = filled.get(kind) ?? makeFilled(kind);
  filled.set(kind, made);
  const { folder, database } = await made;
  const settings = await emptyPlace(kind, database);
  cpSync(folder, settings.HALYARD_DATA_DIR ?? '', { recursive: true });
  return settings;
}

export const configOf = (settings: Record<string, string>) => readConfig(settings);
