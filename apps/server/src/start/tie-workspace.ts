import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { claimFact, readFact, setFact } from '../workspace.ts';
import { type CrimeMark, markCrimeFolder, otherCrimeFolder, readCrimeFolder, workspaceOf } from './crime-folder.ts';
import { claimIdentityKey, requireIdentityKey } from './identity-key.ts';
import {
  connectToRead,
  crimeStorageFact,
  type DatabaseFacts,
  databaseFile,
  nothingStored,
  readDatabaseFacts,
  workspaceIdFact,
} from './read-database.ts';
import { exitCodes, StartError } from './start-error.ts';

const markFile = 'workspace-id';
/** A data folder that has one of these has served a workspace before, also one of a version that left no mark. */
const signsOfUse = ['identity.key', 'sample-accounts.json'];

type Settings = Pick<Config, 'databaseUrl' | 'identityKey' | 'crimeFolder'>;

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

/** A database that holds nothing begins a new workspace, and that begins in folders that hold nothing either. */
function requireFresh({ path, workspaceId, isUsed }: FolderMark, crime: CrimeMark, crimeFolder: string): void {
  if (workspaceId !== undefined || isUsed)
    throw reject(
      `The data folder ${path} belongs to a workspace, and the database holds none. Restore a backup of the database, name the right one with DATABASE_URL, or begin a new workspace in an empty folder with HALYARD_DATA_DIR.`,
    );
  if (crime.mark !== undefined || crime.parts.length > 0) throw otherCrimeFolder(crimeFolder);
}

async function requireFit(folder: FolderMark, crime: CrimeMark, crimeFolder: string, facts: DatabaseFacts) {
  if (facts.workspaceId === undefined && !facts.isUsed) return requireFresh(folder, crime, crimeFolder);
  if (facts.workspaceId !== undefined && folder.workspaceId !== undefined && facts.workspaceId !== folder.workspaceId)
    throw reject(
      `The data folder ${folder.path} and the database belong to different workspaces. Choose the folder of this workspace with HALYARD_DATA_DIR, or its database with DATABASE_URL.`,
    );
  const workspaceId = facts.workspaceId ?? folder.workspaceId;
  if (crime.mark !== undefined && workspaceOf(crime.mark) !== workspaceId) throw otherCrimeFolder(crimeFolder);
  if (crime.parts.length > 0 && !(await facts.knowsParts(crime.parts))) throw otherCrimeFolder(crimeFolder);
}

/**
 * Rejects a start whose data folder, crime folder, identity key and database do not belong together. Only looks: what is
 * rejected stays as it is.
 */
export async function requireOneWorkspace(config: Settings, folder: DataFolder): Promise<void> {
  // The folders come first: a node that starts at the same time marks them after it has claimed the database.
  const mark = readFolderMark(folder, config);
  const crime = await readCrimeFolder(config.crimeFolder);
  const connection = await connectToRead(config, folder);
  try {
    const facts = connection ? await readDatabaseFacts(connection.db, connection.dialect) : nothingStored;
    await requireFit(mark, crime, config.crimeFolder, facts);
    requireIdentityKey(config, folder, facts);
  } finally {
    await connection?.db.destroy();
  }
}

/** The id of the workspace in this database; it is made with the first start, and older folders bring theirs along. */
async function claimWorkspaceId(folder: DataFolder, database: Database): Promise<string> {
  const mine = folder.readSecret(markFile)?.trim();
  const proposed = mine ?? randomUUID();
  await claimFact(database, workspaceIdFact, proposed);
  const workspaceId = (await readFact(database, workspaceIdFact)) ?? proposed;
  if (mine === undefined) folder.writeSecret(markFile, `${workspaceId}\n`);
  return workspaceId;
}

/** Nodes on one PostgreSQL answer from one crime folder: one that cannot see the files of the others does not start. */
async function tieCrimeFolder({ crimeFolder }: Settings, workspaceId: string, database: Database): Promise<void> {
  const { mark, unmark } = await markCrimeFolder(crimeFolder, workspaceId, randomUUID);
  if (workspaceOf(mark) !== workspaceId) throw otherCrimeFolder(crimeFolder);
  if (database.dialect === 'sqlite') return;
  await claimFact(database, crimeStorageFact, mark);
  if ((await readFact(database, crimeStorageFact)) === mark) return;
  unmark();
  throw reject(
    `The police data of this workspace lies in another folder than ${crimeFolder}. All nodes share one: set HALYARD_CRIME_DIR to it. Is it lost, then "npm run halyard -- crime adopt" puts this folder in its place.`,
  );
}

/** Ties data folder, crime folder and identity key to the workspace in this database; returns the key. */
export async function tieWorkspace(config: Settings, folder: DataFolder, database: Database): Promise<Uint8Array> {
  // In this order a start that is cut off anywhere is finished by the next one.
  const workspaceId = await claimWorkspaceId(folder, database);
  const key = await claimIdentityKey(config, folder, database);
  await tieCrimeFolder(config, workspaceId, database);
  return key;
}

/** Makes the crime folder of the settings the one of this workspace, in place of one that is lost. */
export async function adoptCrimeFolder({ crimeFolder }: Settings, database: Database): Promise<void> {
  const workspaceId = await readFact(database, workspaceIdFact);
  if (workspaceId === undefined) throw reject('The database holds no workspace yet. Start Halyard first.');
  const { mark } = await markCrimeFolder(crimeFolder, workspaceId, randomUUID);
  if (workspaceOf(mark) !== workspaceId) throw otherCrimeFolder(crimeFolder);
  await setFact(database, crimeStorageFact, mark);
}
