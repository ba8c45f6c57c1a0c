import type { Pool } from './pool.ts';

/** One walk through a flow: the pool as its operator sees it, and the clock that runs while Amplify works. */
export type Turn = {
  readonly pool: Pool;
  readonly time: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
};

/** What an application does with Amplify. It throws when it does not work; every walk makes accounts of its own. */
export type AmplifyFlow = { readonly name: string; readonly walk: (turn: Turn) => Promise<void> };

export const flow = (name: string, walk: AmplifyFlow['walk']): AmplifyFlow => ({ name, walk });
