import type { SigmaProblem as Problem } from '@halyard/contracts/inflow/sigma.ts';

/** Why a text is not a rule that can run here; what an import alone may find is left out. */
export type SigmaProblem = Exclude<Problem, 'duplicate_id' | 'list_full'>;

/**
 * A text that is not a rule that can run here: why, what of it, and the line (from 1), null where it is the whole text.
 */
export class SigmaError extends Error {
  readonly reason: SigmaProblem;
  /** The name, value or word that it is about, at most 200 characters. */
  readonly detail: string;
  readonly line: number | null;

  constructor(reason: SigmaProblem, detail: string, line: number | null = null) {
    super(line === null ? `${reason}: ${detail}` : `${reason} in line ${line}: ${detail}`);
    this.name = 'SigmaError';
    this.reason = reason;
    this.detail = detail.slice(0, 200);
    this.line = line;
  }
}

/** A problem at a place of the document, until its line is known. */
export class ProblemAt extends Error {
  readonly reason: SigmaProblem;
  readonly detail: string;
  readonly path: readonly (string | number)[];

  constructor(reason: SigmaProblem, detail: string, path: readonly (string | number)[]) {
    super(detail);
    this.reason = reason;
    this.detail = detail;
    this.path = path;
  }
}
