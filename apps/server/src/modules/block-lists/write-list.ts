import type { BlockEntriesTable } from '../../database/tables/block-lists-schema.ts';
import { uuidOf } from '../../platform/replies/uuid-of.ts';
import { writeCsv } from '../../platform/replies/write-csv.ts';

export type ServedEntry = Pick<
  BlockEntriesTable,
  'list_id' | 'observable_id' | 'type' | 'value' | 'added_at' | 'changed_at' | 'expires_at'
>;

const timeOf = (ms: number) => new Date(Number(ms)).toISOString();

const writeText = (entries: readonly ServedEntry[]) => entries.map(({ value }) => `${value}\n`).join('');

const writeTable = (entries: readonly ServedEntry[]) =>
  writeCsv(
    ['value', 'type', 'addedAt', 'expiresAt'],
    entries.map(({ value, type, added_at, expires_at }) => ({
      value,
      type,
      addedAt: timeOf(added_at),
      expiresAt: expires_at === null ? '' : timeOf(expires_at),
    })),
  );

const hashNames: Readonly<Record<number, string>> = { 32: 'MD5', 40: 'SHA-1', 64: 'SHA-256', 128: 'SHA-512' };

/** The object path of a type in a pattern (STIX 2.1, section 9.5). */
const pathOf = ({ type, value }: ServedEntry): string =>
  type === 'file-hash' ? `file:hashes.'${hashNames[value.length] ?? 'SHA-256'}'` : `${type}:value`;

/** Patterns compare addresses with networks by a separate operator (STIX 2.1, section 9.6.1). */
const isNetwork = ({ type, value }: ServedEntry) => /^ipv[46]-addr$/.test(type) && value.includes('/');

const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** The same addition to the same list is the same indicator; `modified` grows with each change of it. */
function toIndicator(entry: ServedEntry): object {
  const { list_id, observable_id, value, added_at, changed_at, expires_at } = entry;
  const valid_from = timeOf(added_at);
  const indicator = {
    type: 'indicator',
    spec_version: '2.1',
    id: `indicator--${uuidOf([list_id, observable_id, Number(added_at)].join('\n'))}`,
    created: valid_from,
    modified: timeOf(changed_at),
    name: value,
    indicator_types: ['malicious-activity'],
    pattern: `[${pathOf(entry)} ${isNetwork(entry) ? 'ISSUBSET' : '='} ${quoted(value)}]`,
    pattern_type: 'stix',
    valid_from,
  };
  return expires_at === null ? indicator : Object.assign(indicator, { valid_until: timeOf(expires_at) });
}

function writeBundle(entries: readonly ServedEntry[]): string {
  const objects = entries.map(toIndicator);
  const bundle = { type: 'bundle', id: `bundle--${uuidOf(JSON.stringify(objects))}` };
  // STIX 2.1, section 2.12: a list is never empty.
  return `${JSON.stringify(objects.length === 0 ? bundle : Object.assign(bundle, { objects }))}\n`;
}

/** How a list is served, by the ending of its address. */
export const served = {
  txt: { mediaType: 'text/plain; charset=utf-8', write: writeText },
  csv: { mediaType: 'text/csv; charset=utf-8', write: writeTable },
  json: { mediaType: 'application/stix+json;version=2.1', write: writeBundle },
} as const;
