import type { WorkKind } from '@halyard/contracts/server/background-work.ts';
import type { Transaction } from '../../database/database.ts';
import type { Actor } from '../../event-log/event-log.ts';

/** What is done, for whom, and what administrators read of it. */
export type NewWork = {
  readonly id: string;
  readonly kind: WorkKind;
  readonly payload?: Readonly<Record<string, string>>;
  /** null is the server's own. */
  readonly personId: string | null;
  readonly label: string;
  readonly objectType?: string;
  readonly objectId?: string;
};

/** One attempt at something. */
export type Work = Required<Pick<NewWork, 'id' | 'kind' | 'payload' | 'personId'>> & {
  /** This one included. */
  readonly attempts: number;
};

export type Progress = { readonly done: number; readonly total: number | null };

/** What work is handed while it runs. */
export type WorkContext = {
  /** Aborted when the work is cancelled, or this process ends. */
  readonly signal: AbortSignal;
  /** How far it is; written down with the next heartbeat, and what `save` writes in the same transaction. */
  readonly report: (progress: Progress, save?: (tx: Transaction) => Promise<unknown>) => void;
  /**
   * Part of the transaction of a step: renews the lease and writes down how far it is. Throws when the work was
   * cancelled or has gone to another node, so that the step is rolled back. Other rows of the work are changed after it.
   */
  readonly checkpoint: (tx: Transaction, progress?: Progress) => Promise<void>;
};

/** `undefined`: done. Otherwise the work is begun again after that many milliseconds. */
export type WorkHandler = (work: Work, context: WorkContext) => Promise<{ readonly againInMs: number } | undefined>;

/** How work of one kind is done, and what its own records hear of it. */
export type KindOfWork = {
  /** So many run side by side, on each node, or with `overAllNodes` together. */
  readonly atOnce: number;
  readonly overAllNodes?: true;
  /** Stands in the line of another kind, by whose rules it has its turn: of both together so many run. */
  readonly turnsWith?: WorkKind;
  /** So many of one person run side by side. */
  readonly perPerson?: number;
  /** Begun so often without an answer, it has failed. */
  readonly attempts: number;
  /** The pause after an attempt that failed, by how many there were. */
  readonly retryInMs?: (attempts: number) => number;
  /** Absent where whoever starts the work brings it along (`runHere`). */
  readonly handler?: WorkHandler;
  /** It can be cancelled while it waits, and not once it runs: what it has done half must be done to its end. */
  readonly mustEnd?: true;
  /** What has failed is not retried: what it needs is gone. */
  readonly failsForGood?: true;
  /** It has failed for good, in the transaction that says so. */
  readonly onFailed?: (tx: Transaction, work: Work) => Promise<void>;
  /** An administrator cancels it, in the transaction that says so. */
  readonly onCancelled?: (tx: Transaction, work: Work, actor: Actor) => Promise<void>;
  /** It is begun anew after it had failed, in the transaction that says so. */
  readonly onRetried?: (tx: Transaction, work: Work) => Promise<void>;
};
