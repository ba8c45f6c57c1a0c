import { type Endpoint, type Given, needsPerson, type Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { mayKeyUse, recentSignInOf, scopeFor } from '@halyard/contracts/policy.ts';
import type { Caller } from '../callers/caller.ts';
import { parseInput } from '../requests/parse-input.ts';
import type { ReadHandler } from './handlers.ts';

type Input<E extends Endpoint> = { readonly params?: Given<E['params']>; readonly query?: Given<E['query']> };

/**
 * Calls a read-only endpoint within the process, like a caller over HTTP: the same policy row decides, the same
 * contract validates request and response, the same handler runs. Throws `ApiError` like the endpoint; `forbidden` if
 * the caller may not call it.
 */
export type Ask = <E extends Endpoint>(caller: Caller, endpoint: E, input?: Input<E>) => Promise<Parsed<E['reply']>>;

/** All mounted read-only endpoints, and the only way to call them internally. */
export type Reads = {
  readonly ask: Ask;
  remember(endpoint: Endpoint, handler: ReadHandler<Endpoint>): void;
};

function rejectRecentSignIn(): never {
  throw new ApiError('recent_sign_in_required');
}

export function createReads(): Reads {
  const handlers = new Map<Endpoint, ReadHandler<Endpoint>>();
  return {
    remember(endpoint, handler) {
      handlers.set(endpoint, handler);
    },
    async ask<E extends Endpoint>(caller: Caller, endpoint: E, { params, query }: Input<E> = {}) {
      const handler = handlers.get(endpoint);
      if (!handler || !needsPerson(endpoint.access) || recentSignInOf(endpoint))
        throw new Error(`${endpoint.path} cannot be asked from within`);
      if (caller.key && !mayKeyUse(caller.role, endpoint.access, endpoint.method))
        throw new ApiError('api_key_not_allowed');
      const reach = scopeFor(caller.role, endpoint.access);
      if (reach === 'none') throw new ApiError('forbidden');
      const context = parseInput(endpoint as Endpoint, { params: params ?? {}, query: query ?? {}, body: undefined });
      const { signal } = new AbortController();
      const reply = await handler({ caller, reach, ...context, signal, requireRecentSignIn: rejectRecentSignIn });
      // Fields beyond a handler's contract are dropped here, as in the serializer of a route.
      return endpoint.reply?.parse(reply) as Parsed<E['reply']>;
    },
  };
}
