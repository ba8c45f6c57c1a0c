import type { ImportPreview, PreviewDecisions } from '@halyard/contracts/intelligence/import-preview.ts';

/** A preview, and the way to decide something else about it. */
export type Deciding = {
  readonly preview: ImportPreview;
  readonly decide: (change: Partial<PreviewDecisions>) => void;
};
