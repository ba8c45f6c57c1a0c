import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { observableId } from '@halyard/observables';
import type { FeedObject } from './make-object.ts';

export type FeedObservable = { readonly type: ObservableType; readonly value: string };

/** The names that STIX 2.1 (section 10.6) has for hashes, by the number of hexadecimal digits. */
const hashNames: ReadonlyMap<number, string> = new Map([
  [32, 'MD5'],
  [40, 'SHA-1'],
  [56, 'SHA-224'],
  [64, 'SHA-256'],
  [96, 'SHA-384'],
  [128, 'SHA-512'],
]);

export const hashName = (hash: string) => hashNames.get(hash.length) ?? 'SHA-256';

/** The object path at which a STIX pattern finds a value. */
export function pathOf({ type, value }: FeedObservable): string | null {
  switch (type) {
    case 'file-hash':
      return `file:hashes.'${hashName(value)}'`;
    case 'file-name':
      return 'file:name';
    case 'registry-key':
      return 'windows-registry-key:key';
    case 'process':
      return 'process:command_line';
    case 'user-account':
      return 'user-account:account_login';
    case 'host':
      return 'domain-name:value';
    case 'cve':
      return null;
    default:
      return `${type}:value`;
  }
}

/** A string of a STIX pattern (2.1, section 9.3). */
export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const equals = (path: string, value: string) => `${path} = ${quoted(value)}`;

/** The pattern of an indicator that looks for one value; null where STIX cannot say it. */
export function patternOf(observable: FeedObservable): string | null {
  const path = pathOf(observable);
  return path === null ? null : `[${equals(path, observable.value)}]`;
}

const propertiesOf = ({ type, value }: FeedObservable): readonly [kind: string, Record<string, unknown>] | null => {
  switch (type) {
    case 'file-hash':
      return ['file', { hashes: { [hashName(value)]: value } }];
    case 'file-name':
      return ['file', { name: value }];
    case 'registry-key':
      return ['windows-registry-key', { key: value }];
    case 'ipv4-addr':
    case 'ipv6-addr':
    case 'domain-name':
    case 'url':
    case 'email-addr':
    case 'mac-addr':
      return [type, { value }];
    default:
      return null;
  }
};

/** The cyber-observable object of a value, with its deterministic id; null where STIX 2.1 has none. */
export function observableObject(observable: FeedObservable): FeedObject | null {
  const found = propertiesOf(observable);
  if (!found) return null;
  const [kind, properties] = found;
  return { type: kind, spec_version: '2.1', id: observableId(observable.type, observable.value), ...properties };
}
