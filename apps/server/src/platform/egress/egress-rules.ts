import ipaddr from 'ipaddr.js';

/** `host:port` pairs that the operator opened; for them http and private addresses are fine. */
export type EgressAllowList = ReadonlySet<string>;

const openPorts = ['443', '8443'];
const addressMaxLength = 2_048;
const innerNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/;
// RFC 2606 and 6761: reserved names, and a default must not cause traffic (decision G-058).
const reservedNames = /(^|\.)(example|example\.(com|net|org)|invalid|test)$/;

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');
const hostOf = (url: URL) => url.hostname.replace(/\.$/, '').toLowerCase();
/** A host without the brackets of an IPv6 literal. */
export const bare = (host: string) => host.replace(/^\[|\]$/g, '');

/** A forwarded or embedded IPv4 address is treated as its target (RFC 6052, 3056, 4380). */
export function isPublic(address: string): boolean {
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

/** Whether a stored target is a reserved name that is never called. */
export const isReservedName = (address: string) => reservedNames.test(hostOf(new URL(address)));
