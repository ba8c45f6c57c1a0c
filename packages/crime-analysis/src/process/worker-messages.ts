/** Messages from the parent to the child. */
export type ToChild =
  | { readonly ask: number; readonly kind: string; readonly payload: unknown }
  | { readonly stop: number }
  | { readonly noted: number };

/** Messages from the child to the parent. `note` counts notes over all requests; the parent acknowledges each. */
export type ToParent =
  | { readonly answer: number; readonly value: unknown }
  | { readonly failed: number; readonly problem: WorkerProblem }
  | { readonly note: number; readonly of: number; readonly value: unknown };

/** An error on its way out of the child: classes do not travel. */
export type WorkerProblem = {
  readonly name: string;
  readonly message: string;
  /** `code` of the error where it has one: `ENOSPC`. */
  readonly code: string | null;
  /** `detail` of the error where it has one: the path of a damaged file. */
  readonly detail: string | null;
};

/** The child ended before it answered: killed, out of memory, crashed, or closed. The next request starts a new one. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/** A request took longer than its `limitMs`. */
export class WorkerTimedOut extends Error {
  override readonly name = 'WorkerTimedOut';
}

/** The work itself failed inside the child; `name` of the error there is `errorName`. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
  readonly errorName: string;
  readonly code: string | null;
  readonly detail: string | null;

  constructor(problem: WorkerProblem) {
    super(problem.message);
    this.errorName = problem.name;
    this.code = problem.code;
    this.detail = problem.detail;
  }
}

/** Turns whatever was thrown into what can be sent. */
export function problemOf(error: unknown): WorkerProblem {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null, detail: null };
  return { name: error.name, message: error.message, code: textOf(error, 'code'), detail: textOf(error, 'detail') };
}

function textOf(error: Error, key: 'code' | 'detail'): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}
