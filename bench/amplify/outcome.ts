/** The outcome of one run of a flow. */
export type Outcome =
  | {
      readonly works: true;
      /** From the first call of Amplify to the end of the last, its own computation included. */
      readonly ms: number;
      /** How much of that was spent waiting for the pool. */
      readonly answersMs: number;
    }
  | { readonly works: false; readonly why: string };
