import type { Pool } from './pool.ts';

/** One run of a flow: the pool as its operator sees it, and the clock that runs while Amplify works. */
export type Turn = {
  readonly pool: Pool;
  readonly time: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
};

/** An application's use of Amplify. It throws on failure; every run creates its own accounts. */
export type AmplifyFlow = { readonly name: string; readonly walk: (turn: Turn) => Promise<void> };

export const flow = (name: string, walk: AmplifyFlow['walk']): AmplifyFlow => ({ name, walk });
