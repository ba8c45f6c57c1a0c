import { join } from 'node:path';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { databaseFile } from '../../start/read-database.ts';
import { CommandError } from '../../start/run-command-line.ts';
import type { Progress } from '../copy-rows.ts';
import { sumSqlite } from '../copy-workspace.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { requireChain } from '../verify-chain.ts';
import { inBackupFolder } from './archive.ts';
import { restoreBackup } from './restore-backup.ts';

export type Verified = { readonly tables: number; readonly rows: number; readonly entries: number };

/**
 * Restores a backup into a scratch folder beside the temporary files and compares rows and audit chain with its manifest.
 * Throws a sentence where they differ. `masterKey` has 32 bytes.
 */
export function verifyBackup(path: string, masterKey: Uint8Array, onProgress: Progress): Promise<Verified> {
  return inBackupFolder(path, (folder) =>
    inScratchFolder('restored', async (scratch) => {
      const target = {
        dataFolder: scratch,
        s3: undefined,
        crimeFolder: join(scratch, 'crime'),
        uploadFolder: join(scratch, 'uploads'),
      };
      const { rows, audit } = await restoreBackup(folder, { databaseUrl: undefined, ...target }, onProgress);
      const database = join(scratch, databaseFile);
      const place = { folder: target.crimeFolder, uploadFolder: target.uploadFolder };
      const found = await sumSqlite(database, onProgress);
      for (const [table, expected] of Object.entries(rows))
        if (found[table]?.rows !== expected)
          throw new CommandError(`The table ${table} has ${found[table]?.rows ?? 'no'} rows instead of ${expected}.`);
      const entries = await requireChain({ path: database }, masterKey, audit.entries, openFolderStorage(place));
      const numbers = Object.values(rows);
      return { tables: numbers.length, rows: numbers.reduce((sum, one) => sum + one, 0), entries };
    }),
  );
}
