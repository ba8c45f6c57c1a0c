import { createHmac, randomBytes } from 'node:crypto';
import { createSecrets } from '@halyard/identity-provider';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import { claimFact, readFact } from '../workspace.ts';
import { type DatabaseFacts, keyCheckFact } from './read-database.ts';
import { exitCodes, StartError } from './start-error.ts';

const fileName = 'identity.key';
const keyForm = /^[0-9a-f]{64}$/i;

type Settings = Pick<Config, 'identityKey'>;

/** Identifies a key without revealing it. */
const checkOf = (key: Uint8Array) => createHmac('sha256', key).update('halyard identity key').digest('base64url');

function missingKey(folder: DataFolder): StartError {
  const message = `The identity key of this workspace is missing: there is no ${folder.file(fileName)}, and without the key nobody can sign in. Put the file back, or set HALYARD_IDENTITY_KEY to its content; a further node on the same database needs that of the first.`;
  return new StartError(exitCodes.identityKey, message);
}

function wrongKey({ identityKey }: Settings, folder: DataFolder): StartError {
  const place = identityKey === undefined ? folder.file(fileName) : 'HALYARD_IDENTITY_KEY';
  const message = `The identity key in ${place} is not the one of this workspace. All nodes on one database share one key: set HALYARD_IDENTITY_KEY to the content of identity.key of the first node.`;
  return new StartError(exitCodes.identityKey, message);
}

/** The key of the settings, else the one in the data folder; undefined if there is none yet. */
function readGiven({ identityKey }: Settings, folder: DataFolder): Uint8Array | undefined {
  const given = identityKey ?? folder.readSecret(fileName)?.trim();
  if (given === undefined) return undefined;
  if (keyForm.test(given)) return Buffer.from(given, 'hex');
  const message = `The file ${folder.file(fileName)} is damaged: an identity key is 64 hexadecimal digits. Put back a copy of it, or set HALYARD_IDENTITY_KEY.`;
  throw new StartError(exitCodes.identityKey, message);
}

function opens(key: Uint8Array, { kid, privateSealed }: NonNullable<DatabaseFacts['sealed']>): boolean {
  const secrets = createSecrets(key, (bytes) => randomBytes(bytes));
  try {
    secrets.open({ table: 'idp_keys', column: 'private_sealed', id: kid }, privateSealed);
    return true;
  } catch {
    return false;
  }
}

/** Rejects a start without the key of this workspace. Changes nothing. */
export function requireIdentityKey(config: Settings, folder: DataFolder, { keyCheck, sealed }: DatabaseFacts): void {
  const key = readGiven(config, folder);
  if (keyCheck === undefined && sealed === undefined) return;
  if (key === undefined) throw missingKey(folder);
  const isRight = keyCheck === undefined ? sealed !== undefined && opens(key, sealed) : checkOf(key) === keyCheck;
  if (!isRight) throw wrongKey(config, folder);
}

function makeKey(folder: DataFolder): Uint8Array {
  const key = randomBytes(32);
  folder.writeSecret(fileName, `${key.toString('hex')}\n`);
  return key;
}

/**
 * The 32 bytes that seal the secrets of the identity provider: from the settings, else made at the first start and kept
 * beside the data. Of nodes that start together with different keys the first one continues.
 */
export async function claimIdentityKey(config: Settings, folder: DataFolder, database: Database): Promise<Uint8Array> {
  const given = readGiven(config, folder);
  if (given === undefined && (await readFact(database, keyCheckFact)) !== undefined) throw missingKey(folder);
  const key = given ?? makeKey(folder);
  await claimFact(database, keyCheckFact, checkOf(key));
  if ((await readFact(database, keyCheckFact)) === checkOf(key)) {
    folder.keep(fileName);
    return key;
  }
  throw given === undefined ? missingKey(folder) : wrongKey(config, folder);
}
