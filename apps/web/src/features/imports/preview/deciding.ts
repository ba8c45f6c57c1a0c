import type { ImportPreview, PreviewDecisions } from '@halyard/contracts/intelligence/import-preview.ts';

/** A preview, and functions to change its decisions. */
export type Deciding = {
  readonly preview: ImportPreview;
  readonly decide: (change: Partial<PreviewDecisions>) => void;
};
