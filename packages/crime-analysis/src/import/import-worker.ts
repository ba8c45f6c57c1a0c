import type { FileReport } from '../parts.ts';
import { serveWorker } from '../process/serve-worker.ts';
import type { LoadFolders } from './import-file.ts';
import type { ImportOrder, ImportProgress } from './import-job.ts';
import { runImport } from './run-import.ts';

/** Messages from the parent to the child, and the child's notes. */
export type ImportRequest = { readonly order: ImportOrder; readonly locations: LoadFolders };
export type ImportNote = { readonly progress: ImportProgress } | { readonly file: FileReport };

serveWorker({
  import: ({ order, locations }: ImportRequest, { note, signal }) =>
    runImport(
      {
        ...order,
        signal,
        onProgress: (progress) => note({ progress } satisfies ImportNote),
        onFile: (file) => note({ file } satisfies ImportNote),
      },
      locations,
    ),
});
