import { privateRanges } from './private-ranges.ts';
import { publicResolvers } from './public-resolvers.ts';
import type { WarningEntry } from './warning-entry.ts';
import { wellKnownSites } from './well-known-sites.ts';

export type ShippedList = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly entries: readonly WarningEntry[];
};

/** Built-in lists: they change with a release, and no one edits them. */
export const shippedLists: readonly ShippedList[] = [
  {
    id: 'private-ranges',
    name: 'Private and reserved addresses',
    description:
      'Address ranges that the standards reserve and that no one reaches over the internet (IANA special-purpose registries). Documentation ranges (RFC 5737, RFC 3849) are not among them: a report that names one means it.',
    entries: privateRanges,
  },
  {
    id: 'public-resolvers',
    name: 'Public DNS resolvers',
    description: 'Addresses and names of large public DNS resolvers, as their operators publish them.',
    entries: publicResolvers,
  },
  {
    id: 'well-known-sites',
    name: 'Well-known sites',
    description:
      'Names of some hundred of the largest public services, chosen by Halyard; it is no ranking. Only the name itself is listed: what lies below it, and URLs, are not held back.',
    entries: wellKnownSites,
  },
];
