import { connectPostgres } from '../database/connections/open-postgres.ts';
import { openSqliteReader } from '../database/connections/open-sqlite.ts';
import { deriveAuditKey, verifyAudit } from '../event-log/audit.ts';
import { openAuditArchive } from '../event-log/audit-archive.ts';
import { readAuditBase } from '../event-log/audit-base.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { CommandError } from '../start/run-command-line.ts';

/** A SQLite file, or a PostgreSQL database. */
export type Place = { readonly path: string } | { readonly url: string };

/**
 * Verifies the audit chain of a database and returns its length, archived entries included. Throws a sentence if the
 * chain is broken, or ends elsewhere than `expected`. `masterKey` has 32 bytes; `storage` contains the archived
 * partitions.
 */
export async function requireChain(place: Place, masterKey: Uint8Array, expected?: number, storage?: FileStorage) {
  const read = 'path' in place ? openSqliteReader(place.path) : connectPostgres(place.url, { isPatient: true });
  const archive = storage && openAuditArchive(storage, read);
  try {
    const key = deriveAuditKey(masterKey);
    const verdict = await verifyAudit({ read, key, archive, checkpoint: null });
    if (!verdict.intact)
      throw new CommandError(
        `The audit chain is broken at entry ${verdict.brokenAt}: ${verdict.reason.replaceAll('_', ' ')}.`,
      );
    const base = await readAuditBase(read, key);
    const length = verdict.rows + (base === null || base === 'damaged' ? 0 : base.seq);
    if (expected !== undefined && length !== expected)
      throw new CommandError(`The audit log has ${length} entries instead of ${expected}.`);
    return length;
  } finally {
    await archive?.close();
    await read.destroy();
  }
}
