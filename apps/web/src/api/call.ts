import type { Endpoint, Given, Parsed } from '@halyard/contracts/endpoint.ts';
import { createContext, useContext } from 'react';

// A parameter is required exactly where the endpoint has a schema for it.
type Part<Name extends string, S> = S extends undefined ? unknown : { readonly [K in Name]: Given<S> };

export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & {
    readonly signal?: AbortSignal;
    /** For a POST that must happen once, however often it is sent; otherwise each has its own. */
    readonly idempotencyKey?: string;
    /** A 401 redirects no one to the sign-in: the caller handles it in place. */
    readonly staysHere?: boolean;
    /** Bytes received of a reply of any length (`repliesAtLength`); called with each chunk. */
    readonly onReceived?: (bytes: number) => void;
  };

/** Makes one call of the contract; resolves with the parsed reply, rejects with a `TransportError`. */
export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Parsed<E['reply']>>;

export const ApiContext = createContext<Call | null>(null);

export function useApi(): Call {
  const call = useContext(ApiContext);
  if (!call) throw new Error('useApi needs an ApiContext above it');
  return call;
}
