import type { LayoutKind } from '../graph-look.ts';

/** What is to be arranged. Nodes are places in a list; positions are x and y by turns. */
export type LayoutProblem = {
  readonly kind: LayoutKind;
  /** The middle of the rings. */
  readonly root: number;
  /** Where each node begins. */
  readonly start: Float32Array;
  /** 1 for nodes that stay where they are. */
  readonly fixed: Uint8Array;
  /** Two places for each line, the source first. */
  readonly lines: Uint32Array;
  /** How strongly each line pulls. */
  readonly pulls: Float32Array;
  readonly iterations: number;
};
