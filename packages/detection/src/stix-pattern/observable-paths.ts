import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { hashDigits } from './check-hashes.ts';
import type { ObjectPath } from './pattern.ts';

export type PatternObservable = { readonly type: ObservableType; readonly value: string };

/** The part of a STIX path that observables carry. */
export type Carrier = {
  readonly types: readonly ObservableType[];
  /** Which of these observables; without it all. */
  readonly digits?: number;
  /** `type`: the path asks which type the object has that is referred to. */
  readonly reads?: 'type';
};

const addressed: readonly ObservableType[] = ['ipv4-addr', 'ipv6-addr', 'domain-name', 'mac-addr'];

// The role of an observable, source or destination, sender or recipient, does not matter for a match: tools disagree on
// it.
const carriers: Readonly<Record<string, Carrier>> = {
  'ipv4-addr:value': { types: ['ipv4-addr'] },
  'ipv6-addr:value': { types: ['ipv6-addr'] },
  'domain-name:value': { types: ['domain-name'] },
  'url:value': { types: ['url'] },
  'email-addr:value': { types: ['email-addr'] },
  'email-message:from_ref.value': { types: ['email-addr'] },
  'email-message:sender_ref.value': { types: ['email-addr'] },
  'email-message:to_refs[*].value': { types: ['email-addr'] },
  'email-message:cc_refs[*].value': { types: ['email-addr'] },
  'network-traffic:src_ref.value': { types: addressed },
  'network-traffic:dst_ref.value': { types: addressed },
  'network-traffic:src_ref.type': { types: addressed, reads: 'type' },
  'network-traffic:dst_ref.type': { types: addressed, reads: 'type' },
  'mac-addr:value': { types: ['mac-addr'] },
  'windows-registry-key:key': { types: ['registry-key'] },
  'process:command_line': { types: ['process'] },
  'process:name': { types: ['process'] },
  'user-account:user_id': { types: ['user-account'] },
  'user-account:account_login': { types: ['user-account'] },
  'user-account:display_name': { types: ['user-account'] },
  'file:name': { types: ['file-name'] },
  'file:hashes[*]': { types: ['file-hash'] },
};

const hashed = new Set(['file', 'artifact', 'x509-certificate']);

function carrierOfHash(path: ObjectPath): Carrier | null {
  const digits = hashDigits(path);
  const isFromTop = path.steps.length === 2 && hashed.has(path.object);
  const isSha3 = /sha3-/i.test(path.text);
  return digits === undefined || !isFromTop || isSha3 ? null : { types: ['file-hash'], digits };
}

/** Null for what observables do not carry: sizes, times, ports, what one object says of another. */
export const carrierOf = (path: ObjectPath): Carrier | null => carriers[path.text] ?? carrierOfHash(path);

// Types whose canonical form is in lower case, because case makes no difference.
const caseless = new Set<ObservableType>(['domain-name', 'email-addr', 'file-hash', 'ipv6-addr', 'mac-addr']);

export const ignoresCase = (types: readonly ObservableType[]): boolean => types.some((type) => caseless.has(type));
