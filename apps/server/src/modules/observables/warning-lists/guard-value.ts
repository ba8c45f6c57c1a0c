import { createHash } from 'node:crypto';
import { ownWarningList } from '@halyard/contracts/inflow/warning-lists.ts';
import { isPublicSuffix, readNetwork } from '@halyard/observables';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { createFindList, type Listed, readOwnEntries } from './find-list.ts';
import { nameList } from './name-list.ts';
import { shippedLists } from './shipped-lists.ts';
import type { WarningEntry } from './warning-entry.ts';

/** The warning list against blocking a value, its entry, and its text. */
export type Guard = {
  readonly id: string;
  readonly name: string;
  readonly entry: string;
  readonly note: string | null;
};
export type GuardValue = (value: Listed) => Guard | null;

/** Files without content are everywhere, and all have the same hash. */
const emptyHashes = new Set(
  ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'].map((name) => createHash(name).digest('hex')),
);

/** A URL that is a whole site is as good as its name. */
function asBlocked({ type, value }: Listed): Listed {
  const url = type === 'url' ? URL.parse(value) : null;
  return url && url.pathname === '/' && url.search === ''
    ? { type: 'domain-name', value: url.hostname }
    : { type, value };
}

/**
 * Returns objections to blocking a value: it is on a warning list, an entry of one is below it, it is a network with
 * addresses of one, a public suffix, or the hash of an empty file. The first of the lists counts, the organization's
 * own before the built-in ones.
 */
export async function readGuard(db: Kysely<Schema>): Promise<GuardValue> {
  const own = await readOwnEntries(db);
  const lists = [{ id: ownWarningList, entries: own }, ...shippedLists] as readonly {
    readonly id: string;
    readonly entries: readonly WarningEntry[];
  }[];
  const findList = createFindList(own);
  const guardOf = (id: string, entry: WarningEntry | undefined): Guard =>
    Object.assign({ entry: entry?.value ?? '', note: entry?.note ?? null }, nameList(id));

  const ranges = lists.flatMap(({ id, entries }) =>
    entries.flatMap((entry) => {
      const range = entry.kind === 'range' ? readNetwork(entry.value) : null;
      return range ? [{ id, entry, range }] : [];
    }),
  );

  /** A network that shares an address with one of a list. */
  function overlapping(value: string): Guard | null {
    const network = readNetwork(value);
    const found = network && ranges.find(({ range }) => range.low <= network.high && network.low <= range.high);
    return found ? guardOf(found.id, found.entry) : null;
  }

  function above({ type, value }: Listed): Guard | null {
    if (type === 'ipv4-addr' || type === 'ipv6-addr') return overlapping(value);
    if (type === 'file-hash' && emptyHashes.has(value))
      return { id: 'empty-file', name: 'Empty file', entry: value, note: null };
    if (type !== 'domain-name') return null;
    if (isPublicSuffix(value)) return { id: 'public-suffix', name: 'Public suffix', entry: value, note: null };
    for (const { id, entries } of lists) {
      const below = entries.find((entry) => entry.kind === 'domain' && entry.value.endsWith(`.${value}`));
      if (below) return guardOf(id, below);
    }
    return null;
  }

  return (given) => {
    const value = asBlocked(given);
    const id = findList(value);
    if (id === null) return above(value);
    const entries = lists.find((list) => list.id === id)?.entries ?? [];
    return guardOf(
      id,
      entries.find((entry) => createFindList([entry], [])(value) !== null),
    );
  };
}
