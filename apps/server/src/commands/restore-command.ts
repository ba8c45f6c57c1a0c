import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { readMasterKey } from '../start/kept-files.ts';
import { inBackupFolder } from '../transfer/backup/archive.ts';
import { restoreBackup } from '../transfer/backup/restore-backup.ts';
import { failed } from './failed.ts';
import { withProgress } from './show-progress.ts';

/** Restores a backup to where the settings point. Returns exit code 0; throws a sentence where that is not possible. */
export async function restoreFromCommandLine(given: string, environment: NodeJS.ProcessEnv): Promise<number> {
  process.umask(0o077);
  const config = readConfig(environment);
  const source = resolve(environment.INIT_CWD ?? '.', given);
  const { madeAt, rows } = await inBackupFolder(source, (folder) =>
    withProgress((onProgress) => restoreBackup(folder, config, onProgress)),
  ).catch(failed('The restore failed; empty the data folder before you try again'));
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  process.stdout.write(`Restored the workspace of ${madeAt}: ${count} rows.\n`);
  if (!readMasterKey(config).key)
    process.stdout.write(`Put identity.key into ${config.dataFolder} before you start Halyard.\n`);
  return 0;
}
