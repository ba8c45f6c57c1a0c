import type { MakeDraft, MakeFault } from './make-draft.ts';

/** What each way to make a schema is given. */
export type PartProps = {
  readonly draft: MakeDraft;
  readonly fault: MakeFault | undefined;
  readonly onChange: (change: Partial<MakeDraft>) => void;
};
