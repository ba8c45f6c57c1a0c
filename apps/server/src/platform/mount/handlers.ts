import type { Endpoint, Parsed } from '@halyard/contracts/endpoint.ts';
import type { AccessScope } from '@halyard/contracts/policy.ts';
import type { Caller } from '../callers/caller.ts';

/** A request that was admitted and parsed. */
export type RequestContext<E extends Endpoint> = {
  /** Present unless the endpoint is public. */
  readonly caller: Caller;
  /** `own`: the caller may access only their own rows. */
  readonly reach: AccessScope;
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  /**
   * Throws unless the caller has signed in recently. Only for endpoints that the policy lists with a condition; without
   * one, this is checked before the handler is called.
   */
  readonly requireRecentSignIn: () => void;
};

export type Answer<E extends Endpoint> = Promise<Parsed<E['reply']>>;

/** Abortable work: the signal is aborted when no one waits for its result anymore. */
export type Abortable = { readonly signal: AbortSignal };

export type ReadHandler<E extends Endpoint> = (context: RequestContext<E> & Abortable) => Answer<E>;
