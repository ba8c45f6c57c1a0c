import { createContext } from 'react';

type Options = {
  /** The id of the last event that was read; undefined at a first connection. */
  readonly after: string | undefined;
  readonly signal: AbortSignal;
};

/** Opens the stream of live updates; rejects where it is rejected. */
export type OpenLive = (options: Options) => Promise<ReadableStream<Uint8Array>>;

/** Absent without live updates, as in most tests: screens then poll every 60 s, as always. */
export const LiveContext = createContext<OpenLive | null>(null);
