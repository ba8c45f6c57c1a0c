import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import { bare, type EgressAllowList, isPublic } from './egress-rules.ts';

/** Why an address may not be called. Recorded as `blocked` in a delivery log. */
export class EgressBlocked extends Error {}

/** Resolves a name and rejects it when any of its addresses is not public. */
function guardedLookup(resolve: typeof systemLookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublic(address)))
        return done(new EgressBlocked('The name leads to an address that is not public.'), '', 0);
      if (options.all) return (done as unknown as (e: null, all: typeof addresses) => void)(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

type Options = {
  readonly allowed: EgressAllowList;
  readonly connectTimeoutMs: number;
  /** Stands in for the system's resolver in tests. */
  readonly resolve?: typeof systemLookup;
};

/**
 * An undici agent that opens connections to public addresses only. The check happens when the connection is made, on
 * literals as well as on what a name resolves to at that moment, and once more on the peer that answered: neither a
 * second spelling, nor a redirect, nor a name that changes its address gets past it.
 */
export function createEgressAgent({ allowed, connectTimeoutMs, resolve = systemLookup }: Options): Agent {
  const open = buildConnector({ timeout: connectTimeoutMs });
  const guarded = buildConnector({ timeout: connectTimeoutMs, lookup: guardedLookup(resolve) });
  return new Agent({
    maxRedirections: 0,
    connect(target, done) {
      const host = bare(target.hostname).replace(/\.$/, '').toLowerCase();
      const port = target.port || (target.protocol === 'https:' ? '443' : '80');
      if (allowed.has(`${host}:${port}`)) return open(target, done);
      if (ipaddr.isValid(host) && !isPublic(host)) return done(new EgressBlocked('The address is not public.'), null);
      return guarded(target, (error, socket) => {
        if (error || !socket) return done(error ?? new EgressBlocked('No connection was made.'), null);
        if (isPublic(socket.remoteAddress ?? '')) return done(null, socket);
        socket.destroy();
        return done(new EgressBlocked('The connection ended at an address that is not public.'), null);
      });
    },
  } as ConstructorParameters<typeof Agent>[0]);
}
