import { type Endpoint, type Given, needsPerson, type Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { mayKeyUse, recentSignInOf, scopeFor } from '@halyard/contracts/policy.ts';
import type { Caller } from '../callers/caller.ts';
import { parseInput } from '../requests/parse-input.ts';
import type { ReadHandler } from './handlers.ts';

type Input<E extends Endpoint> = { readonly params?: Given<E['params']>; readonly query?: Given<E['query']> };

/**
 * Asks an endpoint that changes nothing from within the process, as a caller would over HTTP: the same row of the
 * policy table decides, the same contract checks question and reply, the same handler answers.
 * Throws `ApiError` as the endpoint does; `forbidden` where the caller may not ask.
 */
export type Ask = <E extends Endpoint>(caller: Caller, endpoint: E, input?: Input<E>) => Promise<Parsed<E['reply']>>;

/** Every mounted endpoint that changes nothing, and the one way to ask it from within. */
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
      // Whatever a handler hands over beyond its contract ends here, as it does at the serializer of a route.
      return endpoint.reply?.parse(reply) as Parsed<E['reply']>;
    },
  };
}
