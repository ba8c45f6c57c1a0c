const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Whether the database failed to read a file because of its contents. */
export function isBadCsv(error: unknown): boolean {
  return /CSV Error|Invalid Input Error|Conversion Error|Invalid unicode|byte sequence mismatch/i.test(
    messageOf(error),
  );
}

/** Whether the disk is full, for this process or for the database (which reports it as text). */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return /no space left on device|max_temp_directory_size|disk quota exceeded/i.test(messageOf(error));
}
