import { resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { readMasterKey } from '../start/kept-files.ts';
import { CommandError } from '../start/run-command-line.ts';
import { recordBackup } from '../transfer/backup/last-backup.ts';
import { makeBackup } from '../transfer/backup/make-backup.ts';
import type { Manifest } from '../transfer/backup/manifest.ts';
import { verifyBackup } from '../transfer/backup/verify-backup.ts';
import { failed } from './failed.ts';
import { withProgress } from './show-progress.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const bytesOf = ({ parts }: Manifest) => parts.reduce((sum, { bytes }) => sum + bytes, 0);
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function requireKey(config: Config, what: string): Uint8Array {
  const { key, reason } = readMasterKey(config);
  if (key) return key;
  throw new CommandError(
    `${what}: ${reason} in ${config.dataFolder}. Set HALYARD_IDENTITY_KEY, or leave the option out.`,
  );
}

type Choice = { readonly withKeys: boolean; readonly verify: boolean };

/** Makes a backup, and records it in the database. Returns exit code 0; throws a sentence where there is none. */
export async function backUpFromCommandLine(
  given: string,
  { withKeys, verify }: Choice,
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  process.umask(0o077);
  const config = readConfig(environment);
  const target = resolve(environment.INIT_CWD ?? '.', given);
  const key = withKeys ? requireKey(config, 'The keys cannot be backed up') : undefined;
  const verifyKey = verify ? requireKey(config, 'The backup cannot be verified') : undefined;
  const hex = key && Buffer.from(key).toString('hex');
  const manifest = await withProgress((onProgress) =>
    makeBackup(target, { config, key: hex, now: Date.now, onProgress }),
  ).catch(failed('The backup failed, and nothing is left of it'));
  const bytes = bytesOf(manifest);
  say(`${target}: ${manifest.parts.length} files, ${megabytes(bytes)}, ${manifest.audit.entries} audit entries.`);
  if (verifyKey) {
    const { tables, rows, entries } = await withProgress((on) => verifyBackup(target, verifyKey, on));
    say(`Verified: restored ${rows} rows of ${tables} tables and ${entries} audit entries, as the manifest has them.`);
  }
  if (!withKeys) say('Without keys: keep identity.key apart. No one can sign in to a restored workspace without it.');
  const last = { at: Date.parse(manifest.madeAt), bytes, path: target, withKeys, verified: verify };
  await recordBackup(config, last).catch(failed('The backup is complete, and was not recorded in the database'));
  return 0;
}
