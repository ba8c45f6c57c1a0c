import { randomUUID } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import { exportsOfNodeMax, exportsOfPersonMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { BackgroundWork, Followed } from '../background/background-work.ts';

type Options = {
  readonly viewerRows: number;
  readonly work: Pick<BackgroundWork, 'follow'>;
};

/** Limits the exports that are read from this node at the same time: each holds a connection and a little memory. */
export function createExportGate({ viewerRows, work }: Options) {
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
    /** Shows an export that lasts among the background work; `onCancelled` is called when someone cancels it. */
    follow: (personId: string, fileName: string, onCancelled: () => void): Followed =>
      work.follow({ id: randomUUID(), kind: 'export', personId, label: fileName }, onCancelled),
  };
}

export type ExportGate = ReturnType<typeof createExportGate>;
