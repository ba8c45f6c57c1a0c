import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { ownWarningList } from '@halyard/contracts/inflow/warning-lists.ts';
import ipaddr from 'ipaddr.js';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { shippedLists } from './shipped-lists.ts';
import type { WarningEntry } from './warning-entry.ts';

export type Listed = { readonly type: ObservableType; readonly value: string };
/** The id of the warning list that contains a value; null if there is none. */
export type FindWarningList = (observable: Listed) => string | null;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

type Compiled = {
  readonly id: string;
  readonly ranges: readonly Range[];
  readonly names: ReadonlySet<string>;
  readonly domains: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
};

function compile(id: string, entries: readonly WarningEntry[]): Compiled {
  const valuesOf = (kind: WarningEntry['kind'], withSubdomains: boolean) =>
    new Set(
      entries.filter((one) => one.kind === kind && one.withSubdomains === withSubdomains).map(({ value }) => value),
    );
  return {
    id,
    ranges: entries.filter(({ kind }) => kind === 'range').map(({ value }) => ipaddr.parseCIDR(value)),
    names: valuesOf('domain', false),
    domains: valuesOf('domain', true),
    addresses: valuesOf('address', false),
  };
}

/** The name itself, then its parents: `a.b.example`, `b.example`, `example`. */
function* above(name: string): Generator<string> {
  for (let rest = name; rest !== ''; rest = rest.includes('.') ? rest.slice(rest.indexOf('.') + 1) : '') yield rest;
}

const isBelow = (domains: ReadonlySet<string>, name: string): boolean => {
  for (const one of above(name)) if (domains.has(one)) return true;
  return false;
};

const isInRange = (ranges: readonly Range[], text: string): boolean => {
  if (ranges.length === 0 || !ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match([base, bits] as never));
};

/** The content of a URL is not its host: of a public site only its own name is listed, of ours everything. */
function hasList({ ranges, names, domains, addresses }: Compiled, { type, value }: Listed): boolean {
  switch (type) {
    case 'ipv4-addr':
    case 'ipv6-addr':
      return isInRange(ranges, value);
    case 'domain-name':
    case 'host':
      return names.has(value.replace(/^www\./, '')) || isBelow(domains, value);
    case 'email-addr':
      return addresses.has(value) || isBelow(domains, value.slice(value.lastIndexOf('@') + 1));
    case 'url': {
      const host = URL.parse(value)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
      return isBelow(domains, host) || isInRange(ranges, host);
    }
    default:
      return false;
  }
}

const shipped = shippedLists.map(({ id, entries }) => compile(id, entries));

/** Of lists that have the same value the organization's own counts. */
export function createFindList(own: readonly WarningEntry[], others = shipped): FindWarningList {
  const lists = [compile(ownWarningList, own), ...others];
  return (observable) => lists.find((list) => hasList(list, observable))?.id ?? null;
}

export const readOwnEntries = async (db: Kysely<Schema>): Promise<readonly WarningEntry[]> => {
  const rows = await db
    .selectFrom('warning_entries')
    .select(['kind', 'value', 'with_subdomains'])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ kind, value, with_subdomains }) => ({ kind, value, withSubdomains: with_subdomains === 1 }));
};

/** The lists as they are now. */
export const readFindList = async (db: Kysely<Schema>): Promise<FindWarningList> =>
  createFindList(await readOwnEntries(db));
