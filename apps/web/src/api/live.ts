import { createContext } from 'react';

type Options = {
  /** The id of the last event that was read; undefined at a first connection. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
};

/** Opens the stream of live updates; rejects where it is rejected. */
export type OpenLive = (options: Options) => Promise<ReadableStream<Uint8Array>>;

/** Absent where nothing follows live, as in most tests: screens then read again every 60 s, as they always do. */
export const LiveContext = createContext<OpenLive | null>(null);
