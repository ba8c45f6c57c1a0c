import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { PatternState } from '@halyard/contracts/inflow/sightings.ts';
import { anchorsOf, matchPattern, parsePattern } from '@halyard/detection/stix-pattern';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';

type Named = { readonly type: ObservableType; readonly value: string };

/** What a record of the intelligence says of observables. Instants are milliseconds since 1970. */
export type ReadRecord = {
  readonly state: PatternState;
  /** Why its pattern is not looked for. */
  readonly reason: string | null;
  readonly pattern: string | null;
  /** Values of which at least one must be there for the pattern to match; of other kinds of records, their own. */
  readonly named: readonly Named[];
  readonly revoked: boolean;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
};

type Row = Pick<IntelligenceTable, 'kind' | 'stix' | 'created_at'>;
type StixObject = Readonly<Record<string, unknown>>;

// A database keeps no NUL.
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.isWellFormed() && !value.includes('\0') ? value : null;

function instantOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

type Read = Pick<ReadRecord, 'state' | 'reason' | 'named'>;
const without = (state: PatternState, reason: string): Read => ({ state, reason, named: [] });

function readPattern(pattern: string): Read {
  try {
    const parsed = parsePattern(pattern);
    const anchors = anchorsOf(parsed) ?? [];
    // What single observables cannot decide stays undecided when all that it can be looked up by is there.
    if (matchPattern(parsed, anchors) === 'unsupported')
      return without('unsupported', 'The pattern compares more than what single observables can tell.');
    if (anchors.length === 0)
      return without('no_anchor', 'The pattern requires no particular value, so there is nothing to look it up by.');
    return { state: 'indexed', reason: null, named: anchors };
  } catch (error) {
    return without('invalid', error instanceof Error ? error.message : String(error));
  }
}

function readIndicator(object: StixObject): Read {
  const pattern = textOf(object.pattern);
  if (pattern === null) return without('no_pattern', 'The indicator states no pattern.');
  const language = textOf(object.pattern_type) ?? 'stix';
  if (language !== 'stix') return without('unsupported', `Patterns in ${language} are not evaluated.`);
  return readPattern(pattern);
}

/** Which property of a cyber-observable object of STIX says what. */
const propertyOf: Readonly<Record<string, readonly [ObservableType, string]>> = {
  'ipv4-addr': ['ipv4-addr', 'value'],
  'ipv6-addr': ['ipv6-addr', 'value'],
  'domain-name': ['domain-name', 'value'],
  url: ['url', 'value'],
  'email-addr': ['email-addr', 'value'],
  'mac-addr': ['mac-addr', 'value'],
  file: ['file-name', 'name'],
  'windows-registry-key': ['registry-key', 'key'],
  'user-account': ['user-account', 'account_login'],
  vulnerability: ['cve', 'name'],
};

/** The kinds of records that are read: indicators, and what is an observable itself. */
export const readKinds = ['indicator', ...Object.keys(propertyOf)] as const;

function namedIn(kind: string, object: StixObject): readonly Named[] {
  const [type, property] = propertyOf[kind] ?? [];
  const value = property === undefined ? null : textOf(object[property]);
  const own = type && value !== null ? [{ type, value }] : [];
  const hashes = kind === 'file' && object.hashes !== null && typeof object.hashes === 'object' ? object.hashes : {};
  const digests = Object.values(hashes).flatMap((hash) =>
    typeof hash === 'string' ? [{ type: 'file-hash' as const, value: hash }] : [],
  );
  return [...digests, ...own];
}

/** Reads a record as it was imported; what was written by hand has no object, and its observables are added to it. */
export function readRecord({ kind, stix, created_at }: Row): ReadRecord {
  const object = (stix === null ? {} : JSON.parse(stix)) as StixObject;
  const read: Read =
    kind === 'indicator' ? readIndicator(object) : { state: 'indexed', reason: null, named: namedIn(kind, object) };
  return Object.assign(read, {
    pattern: kind === 'indicator' ? textOf(object.pattern) : null,
    revoked: object.revoked === true,
    validFrom: instantOf(object.valid_from) ?? Number(created_at),
    validUntil: instantOf(object.valid_until),
  });
}
