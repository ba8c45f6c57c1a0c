/** How one walk through a flow ended. */
export type Outcome =
  | {
      readonly works: true;
      /** From the first call of Amplify to the end of the last, what it computes itself included. */
      readonly ms: number;
      /** How much of that was spent waiting for the pool. */
      readonly answersMs: number;
    }
  | { readonly works: false; readonly why: string };
