export type Problem = 'unauthenticated' | 'unreachable' | 'cancelled' | 'tooManyRequests' | 'serverError' | 'other';

type Details = {
  readonly problem: Problem;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
  /** The server's own sentence (`response.data.message`). */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
};

/** A call without a success response. Its text is in `text.transport`, by `problem`. */
export class TransportError extends Error {
  readonly problem: Problem;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly serverMessage: string | undefined;
  /** The user must sign in again. */
  readonly isAuthError: boolean;
  /** No response at all: another origin that does not allow us, or something in between that blocks. */
  readonly mayBeBlocked: boolean;

  constructor({ problem, status, code, requestId, serverMessage, cause }: Details) {
    super(serverMessage ?? problem, { cause });
    this.name = 'TransportError';
    this.problem = problem;
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.serverMessage = serverMessage;
    this.isAuthError = problem === 'unauthenticated';
    this.mayBeBlocked = problem === 'unreachable';
  }
}

/** Someone else changed the record since this screen showed it. */
export const isRecordChanged = (error: unknown): boolean =>
  error instanceof TransportError && (error.status === 412 || error.code === 'record_changed');
