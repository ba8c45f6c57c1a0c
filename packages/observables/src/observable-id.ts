import { createHash } from 'node:crypto';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';

/** The namespace of deterministic identifiers of cyber-observable objects (STIX 2.1, section 2.9). */
const stixNamespace = '00abedb4-aa42-466c-9c01-fed23315a9b7';
/** For types without such an identifier in STIX; the namespace of STIX must not be used for it. */
const ownNamespace = '5d0c1a5e-7f0b-4c39-9f3b-6a3b8c1e42d7';

const hashNames: Readonly<Record<number, string>> = {
  32: 'MD5',
  40: 'SHA-1',
  56: 'SHA-224',
  64: 'SHA-256',
  96: 'SHA-384',
  128: 'SHA-512',
};

/** UUID of version 5: SHA-1 of the namespace and the name (RFC 9562, section 5.5). */
function uuid5(namespace: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

// One property with one text: `JSON.stringify` writes it as RFC 8785 prescribes.
const stixId = (type: string, properties: object) => `${type}--${uuid5(stixNamespace, JSON.stringify(properties))}`;
const ownId = (type: string, properties: object) => `${type}--${uuid5(ownNamespace, JSON.stringify(properties))}`;

/**
 * The identifier of an observable: that of the cyber-observable object of STIX 2.1 (section 2.9: UUIDv5 over the ID
 * contributing properties), so that other tools give the same thing the same one. Processes (which STIX numbers at random),
 * hosts and CVE numbers have one of ours, equally stable.
 *
 * @param value as `normaliseObservable` returns it
 */
export function observableId(type: ObservableType, value: string): string {
  switch (type) {
    case 'file-hash':
      return stixId('file', { hashes: { [hashNames[value.length] ?? 'MD5']: value } });
    case 'file-name':
      return stixId('file', { name: value });
    case 'user-account':
      return stixId(type, { account_login: value });
    case 'registry-key':
      return stixId('windows-registry-key', { key: value });
    case 'process':
      return ownId(type, { command_line: value });
    case 'host':
      return ownId('x-halyard-host', { name: value });
    case 'cve':
      return ownId('vulnerability', { name: value });
    default:
      return stixId(type, { value });
  }
}
