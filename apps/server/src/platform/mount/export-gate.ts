import { ApiError } from '@halyard/contracts/errors.ts';
import { exportsOfNodeMax, exportsOfPersonMax } from '@halyard/contracts/intelligence.ts';

/** Limits the exports that are read from this node at the same time: each holds a connection and a little memory. */
export function createExportGate({ viewerRows }: { readonly viewerRows: number }) {
  const open: string[] = [];

  return {
    /** Rows of one export of a viewer; everyone else gets them all. */
    viewerRows,
    /** Lets a person begin an export, and returns what to call when it is over. Throws `too_many_exports`. */
    enter(personId: string): () => void {
      const isFull = open.length >= exportsOfNodeMax;
      if (isFull || open.filter((id) => id === personId).length >= exportsOfPersonMax)
        throw new ApiError('too_many_exports');
      open.push(personId);
      let isOver = false;
      return () => {
        if (!isOver) open.splice(open.indexOf(personId), 1);
        isOver = true;
      };
    },
  };
}

export type ExportGate = ReturnType<typeof createExportGate>;
