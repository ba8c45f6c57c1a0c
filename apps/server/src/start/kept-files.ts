import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderError } from './folder-error.ts';

const keyForm = /^[0-9a-f]{64}$/i;

/** The trimmed text of a file in the data folder; undefined if there is none. */
export function readKept({ dataFolder: path }: Pick<Config, 'dataFolder'>, name: string): string | undefined {
  try {
    return existsSync(join(path, name)) ? readFileSync(join(path, name), 'utf8').trim() : undefined;
  } catch (cause) {
    throw folderError({ what: 'data folder', setting: 'HALYARD_DATA_DIR', path }, cause);
  }
}

type MasterKey =
  | { readonly key: Uint8Array; readonly reason?: undefined }
  | { readonly key?: undefined; readonly reason: string };

/** The identity key (32 bytes) of the settings or the data folder, or why there is none. */
export function readMasterKey(config: Pick<Config, 'dataFolder' | 'identityKey'>): MasterKey {
  const text = config.identityKey ?? readKept(config, 'identity.key');
  if (text === undefined) return { reason: 'there is no identity key' };
  return keyForm.test(text) ? { key: Buffer.from(text, 'hex') } : { reason: 'the identity key is damaged' };
}
