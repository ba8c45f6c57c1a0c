import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** Why an address may not be called. Ends up as `blocked` in a delivery log. */
export class EgressBlocked extends Error {}

/** `host:port` pairs that the operator opened; for them http and private addresses are fine. */
export type EgressAllowList = ReadonlySet<string>;

const openPorts = ['443', '8443'];
const addressMaxLength = 2_048;
const innerNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;
// RFC 2606 and 6761: these names belong to nobody, and a default must not cause traffic (decision G-058).
const reservedNames = /(^|\.)(example|example\.(com|net|org)|invalid|test)$/;

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');
const hostOf = (url: URL) => url.hostname.replace(/\.$/, '').toLowerCase();
const bare = (host: string) => host.replace(/^\[|\]$/g, '');

/** A forwarded or embedded IPv4 address counts as what it leads to (RFC 6052, 3056, 4380). */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * Whether an address may be kept as a target: public https on an ordinary port, by name. `URL` has already turned every
 * spelling of an IPv4 address (decimal, octal, hexadecimal, full-width digits) into the plain one. Names are not
 * resolved here: what they lead to is checked at every call.
 */
export function mayBeTarget(address: string, allowed: EgressAllowList): boolean {
  if (address.length > addressMaxLength || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  const host = hostOf(url);
  if (allowed.has(`${host}:${portOf(url)}`)) return ['http:', 'https:'].includes(url.protocol);
  return (
    url.protocol === 'https:' &&
    openPorts.includes(portOf(url)) &&
    !ipaddr.isValid(bare(host)) &&
    host.includes('.') &&
    !innerNames.test(host)
  );
}

/** Whether a target that was kept is one that is never called because nobody is there. */
export const isReservedName = (address: string) => reservedNames.test(hostOf(new URL(address)));

/** Resolves a name and refuses it when any of its addresses is not public. */
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
