import type { WorkKind } from '@halyard/contracts/server/background-work.ts';
import type { Transaction } from '../../database/database.ts';
import type { Actor } from '../../event-log/event-log.ts';

/** The kind, the user, and the text for administrators. */
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

/** The context of running work. */
export type WorkContext = {
  /** Aborted when the work is cancelled, or this process ends. */
  readonly signal: AbortSignal;
  /** How far it is; written down with the next heartbeat, and what `save` writes in the same transaction. */
  readonly report: (progress: Progress, save?: (tx: Transaction) => Promise<unknown>) => void;
  /**
   * Part of the transaction of a step: renews the lease and stores the progress. Throws if the work was canceled or
   * taken over by another node, so that the step is rolled back. Other rows of the work are changed after it.
   */
  readonly checkpoint: (tx: Transaction, progress?: Progress) => Promise<void>;
};

/** `undefined`: done. Otherwise the work is restarted after that many milliseconds. */
export type WorkHandler = (work: Work, context: WorkContext) => Promise<{ readonly againInMs: number } | undefined>;

/** How work of one kind is done, and the callbacks for its own records. */
export type KindOfWork = {
  /** So many run side by side, on each node, or with `overAllNodes` together. */
  readonly atOnce: number;
  readonly overAllNodes?: true;
  /** Shares the queue of another kind, with its rules: the limit applies to both together. */
  readonly turnsWith?: WorkKind;
  /** So many of one person run side by side. */
  readonly perPerson?: number;
  /** Begun so often without an answer, it has failed. */
  readonly attempts: number;
  /** The pause after an attempt that failed, by how many there were. */
  readonly retryInMs?: (attempts: number) => number;
  /** Absent if the starter brings the work along (`runHere`). */
  readonly handler?: WorkHandler;
  /** It can be canceled while it waits, and not once it runs: partial work must be completed. */
  readonly mustEnd?: true;
  /** Failures are not retried: the required data is gone. */
  readonly failsForGood?: true;
  /** It has failed permanently; called in the same transaction. */
  readonly onFailed?: (tx: Transaction, work: Work) => Promise<void>;
  /** An administrator cancels it; called in the same transaction. */
  readonly onCancelled?: (tx: Transaction, work: Work, actor: Actor) => Promise<void>;
  /** It is restarted after a failure; called in the same transaction. */
  readonly onRetried?: (tx: Transaction, work: Work) => Promise<void>;
};
