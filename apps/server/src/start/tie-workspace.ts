import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { checkpointFileName } from '../event-log/audit-checkpoint.ts';
import { placeOf, type StorageSettings } from '../platform/storage/open-storage.ts';
import { claimFact, readFact, setFact } from '../workspace.ts';
import { type CrimeMark, otherStorage, workspaceOf } from './crime-folder.ts';
import { findForeignFile } from './foreign-files.ts';
import { claimIdentityKey, requireIdentityKey } from './identity-key.ts';
import {
  connectToRead,
  crimeStorageFact,
  type DatabaseFacts,
  databaseFile,
  nothingStored,
  poolFact,
  readDatabaseFacts,
  storagePlaceFact,
  workspaceIdFact,
} from './read-database.ts';
import { exitCodes, StartError } from './start-error.ts';
import { markStorage, readStorageMark } from './storage-mark.ts';

const markFile = 'workspace-id';
/** A data folder that has one of these has served a workspace before, also one of a version that left no mark. */
const signsOfUse = ['identity.key', 'sample-accounts.json', checkpointFileName];

type Settings = Pick<Config, 'databaseUrl' | 'identityKey' | 'poolId' | 'cloudPool'> & StorageSettings;

const reject = (message: string) => new StartError(exitCodes.otherWorkspace, message);

type FolderMark = { readonly path: string; readonly workspaceId: string | undefined; readonly isUsed: boolean };

function readFolderMark(folder: DataFolder, { databaseUrl }: Settings): FolderMark {
  const signs = databaseUrl ? [...signsOfUse, databaseFile] : signsOfUse;
  return {
    path: folder.path,
    workspaceId: folder.readSecret(markFile)?.trim(),
    isUsed: signs.some((name) => existsSync(folder.file(name))),
  };
}

/** An empty database starts a new workspace, which requires empty folders. */
function requireFresh({ path, workspaceId, isUsed }: FolderMark, crime: CrimeMark, place: string): void {
  if (workspaceId !== undefined || isUsed)
    throw reject(
      `The data folder ${path} belongs to a workspace, and the database holds none. Restore a backup of the database, name the right one with DATABASE_URL, or begin a new workspace in an empty folder with HALYARD_DATA_DIR.`,
    );
  if (crime.mark !== undefined || crime.parts.length > 0) throw otherStorage(place);
}

async function requireFit(folder: FolderMark, crime: CrimeMark, place: string, facts: DatabaseFacts) {
  if (facts.workspaceId === undefined && !facts.isUsed) return requireFresh(folder, crime, place);
  if (facts.workspaceId !== undefined && folder.workspaceId !== undefined && facts.workspaceId !== folder.workspaceId)
    throw reject(
      `The data folder ${folder.path} and the database belong to different workspaces. Choose the folder of this workspace with HALYARD_DATA_DIR, or its database with DATABASE_URL.`,
    );
  const workspaceId = facts.workspaceId ?? folder.workspaceId;
  if (crime.mark !== undefined && workspaceOf(crime.mark) !== workspaceId) throw otherStorage(place);
  if (crime.parts.length > 0 && !(await facts.knowsParts(crime.parts))) throw otherStorage(place);
}

/**
 * Rejects a start if data folder, crime folder, identity key and database do not belong together. Read-only: a rejected
 * start changes nothing.
 */
export async function requireOneWorkspace(config: Settings, folder: DataFolder): Promise<void> {
  // The folders come first: a node that starts concurrently marks them after it has claimed the database.
  const mark = readFolderMark(folder, config);
  const foreign = findForeignFile(config);
  if (foreign) throw new StartError(exitCodes.folder, foreign);
  const crime = await readStorageMark(config);
  const connection = await connectToRead(config, folder);
  try {
    const facts = connection ? await readDatabaseFacts(connection.db, connection.dialect) : nothingStored;
    await requireFit(mark, crime, placeOf(config), facts);
    requireIdentityKey(config, folder, facts);
  } finally {
    await connection?.db.destroy();
  }
}

/** The workspace id in this database; it is created with the first start, and older folders bring theirs along. */
async function claimWorkspaceId(folder: DataFolder, database: Database): Promise<string> {
  const mine = folder.readSecret(markFile)?.trim();
  const proposed = mine ?? randomUUID();
  await claimFact(database, workspaceIdFact, proposed);
  const workspaceId = (await readFact(database, workspaceIdFact)) ?? proposed;
  if (mine === undefined) folder.writeSecret(markFile, `${workspaceId}\n`);
  return workspaceId;
}

const storageOf = (mark: string) => mark.slice(mark.indexOf('.') + 1);

type Storages = { readonly expected: string; readonly known: string | undefined; readonly mark: string };

function notShared({ expected, known, mark }: Storages, place: string): StartError {
  const where = known === undefined ? '' : ` (${known})`;
  const message = `This node cannot see the files of the workspace. They are in the storage ${storageOf(expected)}${where}, and this node has the storage ${storageOf(mark)} (${place}). All nodes share one: set HALYARD_CRIME_DIR to the folder that they share, or HALYARD_STORAGE_BUCKET and the settings beside it. If the other is lost, "halyard crime adopt" puts this one in its place.`;
  return new StartError(exitCodes.configuration, message);
}

/**
 * Nodes of one workspace keep their files in one storage: a node that cannot see the others' files does not start. A
 * workspace on SQLite has one node, whose folder may be another one.
 */
async function tieStorage(config: Settings, workspaceId: string, database: Database): Promise<void> {
  const { mark, unmark } = await markStorage(config, workspaceId, randomUUID);
  const place = placeOf(config);
  if (workspaceOf(mark) !== workspaceId) throw otherStorage(place);
  await claimFact(database, crimeStorageFact, mark);
  const expected = (await readFact(database, crimeStorageFact)) ?? mark;
  const known = await readFact(database, storagePlaceFact);
  const mayMove = database.dialect === 'sqlite' && !config.s3 && !known?.startsWith('s3://');
  if (expected !== mark && !mayMove) {
    await unmark();
    throw notShared({ expected, known, mark }, place);
  }
  if (expected !== mark) await setFact(database, crimeStorageFact, mark);
  if (known !== place) await setFact(database, storagePlaceFact, place);
}

/** Passwords and tokens are bound to the embedded pool: a node with another one could not sign anyone in. */
async function tiePool({ poolId, cloudPool }: Settings, database: Database): Promise<void> {
  if (cloudPool) return;
  await claimFact(database, poolFact, poolId);
  const expected = await readFact(database, poolFact);
  if (expected === poolId) return;
  const message = `The user pool ${poolId} is not the one of this workspace, whose passwords are for ${expected}. All nodes share it: set HALYARD_POOL_ID to ${expected}.`;
  throw new StartError(exitCodes.configuration, message);
}

/** Ties data folder, crime folder, user pool and identity key to the workspace in this database; returns the key. */
export async function tieWorkspace(config: Settings, folder: DataFolder, database: Database): Promise<Uint8Array> {
  // In this order a start that is cut off anywhere is finished by the next one.
  const workspaceId = await claimWorkspaceId(folder, database);
  const key = await claimIdentityKey(config, folder, database);
  await tiePool(config, database);
  await tieStorage(config, workspaceId, database);
  return key;
}

/** Makes the storage of the settings the one of this workspace, in place of one that is lost. */
export async function adoptStorage(config: Settings, database: Database): Promise<void> {
  const workspaceId = await readFact(database, workspaceIdFact);
  if (workspaceId === undefined) throw reject('The database holds no workspace yet. Start Halyard first.');
  const { mark } = await markStorage(config, workspaceId, randomUUID);
  if (workspaceOf(mark) !== workspaceId) throw otherStorage(placeOf(config));
  await setFact(database, crimeStorageFact, mark);
}
