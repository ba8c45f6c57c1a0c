import type { ImportSource } from './files/import-source.ts';
import type { ImportJob } from './import-job.ts';

const reportEveryMs = 250;

/** Sums up the progress of an import, and reports it now and then; a slow listener gets fewer reports. */
export function createProgress(files: readonly ImportSource[], onProgress: ImportJob['onProgress']) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  let bytesRead = 0;
  let filesDone = 0;
  let reportedAt = 0;
  let isReporting = false;

  const report = async () => {
    reportedAt = Date.now();
    isReporting = true;
    try {
      await onProgress({ bytes, bytesRead: Math.min(bytesRead, bytes), filesIn: files.length, filesDone });
    } finally {
      isReporting = false;
    }
  };

  return {
    report,
    addBytes(count: number) {
      bytesRead += count;
      // A listener that fails ends the import with the next file, where its answer is waited for.
      if (!isReporting && Date.now() - reportedAt >= reportEveryMs) report().catch(() => {});
    },
    async addFile() {
      filesDone += 1;
      if (filesDone === files.length || Date.now() - reportedAt >= reportEveryMs) await report();
    },
  };
}
