const sqliteFull = 13;
/** SQLITE_IOERR_SHMSIZE: the index of the write-ahead log cannot grow. */
const sqliteIndexFull = 4874;
/** The file system and PostgreSQL (disk_full). */
const codes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because a disk is full: the database's, or the one that files are written to. */
export function isStorageFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  if (errcode === sqliteFull || errcode === sqliteIndexFull || codes.includes(String(code))) return true;
  return cause.cause !== undefined && isStorageFull(cause.cause);
}
