import { randomUUID } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import { exportsOfNodeMax, exportsOfPersonMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { BackgroundWork, Followed } from '../background/background-work.ts';

type Options = {
  readonly viewerRows: number;
  readonly work: Pick<BackgroundWork, 'follow'>;
};

/** Limits concurrent exports of this node: each uses a connection and a little memory. */
export function createExportGate({ viewerRows, work }: Options) {
  const open: string[] = [];

  return {
    /** Maximum rows of one export of a viewer; others get all. */
    viewerRows,
    /** Starts an export of a user, and returns a function to end it. Throws `too_many_exports`. */
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
    /** Lists a long export as background work; `onCancelled` is called when it is canceled. */
    follow: (personId: string, fileName: string, onCancelled: () => void): Followed =>
      work.follow({ id: randomUUID(), kind: 'export', personId, label: fileName }, onCancelled),
  };
}

export type ExportGate = ReturnType<typeof createExportGate>;
