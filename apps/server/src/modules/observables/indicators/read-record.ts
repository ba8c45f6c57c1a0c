import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { PatternState, UndecidedWhy } from '@halyard/contracts/inflow/sightings.ts';
import { parsePattern, readPlan } from '@halyard/detection/stix-pattern';
import { type NetworkRange, readNetwork } from '@halyard/observables';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';

type Named = { readonly type: ObservableType; readonly value: string };

/** The observables of an intelligence record. Instants are milliseconds since 1970. */
export type ReadRecord = {
  readonly state: PatternState;
  /** Why its pattern is not looked for. */
  readonly reason: string | null;
  /** The same as a code, and its detail. */
  readonly why: UndecidedWhy | null;
  readonly detail: string | null;
  readonly pattern: string | null;
  /** Values of which at least one must be there for the pattern to match; of other kinds of records, their own. */
  readonly named: readonly Named[];
  /** Several alerts and their times decide the pattern. */
  readonly isTimed: boolean;
  /** Networks in one of which an address may be instead. */
  readonly networks: readonly NetworkRange[];
  readonly revoked: boolean;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
};

type Row = Pick<IntelligenceTable, 'kind' | 'stix' | 'created_at'>;
type StixObject = Readonly<Record<string, unknown>>;

// A database cannot store NUL.
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.isWellFormed() && !value.includes('\0') ? value : null;

function instantOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

type Read = Pick<ReadRecord, 'state' | 'reason' | 'why' | 'detail' | 'named' | 'networks' | 'isTimed'>;

const sentences = {
  language: (detail: string) => `Patterns in ${detail} are not evaluated.`,
  property: (detail: string) => `Observables do not carry ${detail}.`,
  value: () => 'The pattern requires no particular value, so there is nothing to look it up by.',
  expression: () => 'The pattern compares in a way that cannot be evaluated.',
  syntax: (detail: string) => detail,
  missing: () => 'The indicator states no pattern.',
} as const satisfies Record<UndecidedWhy, (detail: string) => string>;

const stateOf = {
  language: 'unsupported',
  property: 'unsupported',
  expression: 'unsupported',
  value: 'no_anchor',
  syntax: 'invalid',
  missing: 'no_pattern',
} as const satisfies Record<UndecidedWhy, PatternState>;

const without = (why: UndecidedWhy, detail: string | null = null): Read => ({
  state: stateOf[why],
  reason: sentences[why](detail ?? ''),
  why,
  detail,
  named: [],
  networks: [],
  isTimed: false,
});

const sought = (named: readonly Named[], networks: readonly NetworkRange[] = [], isTimed = false): Read => ({
  state: 'indexed',
  reason: null,
  why: null,
  detail: null,
  named,
  networks,
  isTimed,
});

function readPattern(pattern: string): Read {
  try {
    const plan = readPlan(parsePattern(pattern));
    if (plan.kind === 'undecided') return without(plan.why, plan.detail);
    const isNetwork = ({ type, value }: Named) => type.startsWith('ipv') && value.includes('/');
    return sought(
      plan.anchors.filter((anchor) => !isNetwork(anchor)),
      plan.anchors.filter(isNetwork).flatMap(({ value }) => readNetwork(value) ?? []),
      plan.kind === 'timeline',
    );
  } catch (error) {
    return without('syntax', error instanceof Error ? error.message : String(error));
  }
}

function readIndicator(object: StixObject): Read {
  const pattern = textOf(object.pattern);
  if (pattern === null) return without('missing');
  const language = textOf(object.pattern_type) ?? 'stix';
  return language === 'stix' ? readPattern(pattern) : without('language', language);
}

/** The value property of each STIX cyber-observable type. */
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

/** The indexed types of records: indicators, and observables themselves. */
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

/** Reads a record as imported; one created by hand has no object, and its observables are added to it. */
export function readRecord({ kind, stix, created_at }: Row): ReadRecord {
  const object = (stix === null ? {} : JSON.parse(stix)) as StixObject;
  const read = kind === 'indicator' ? readIndicator(object) : sought(namedIn(kind, object));
  return Object.assign(read, {
    pattern: kind === 'indicator' ? textOf(object.pattern) : null,
    revoked: object.revoked === true,
    validFrom: instantOf(object.valid_from) ?? Number(created_at),
    validUntil: instantOf(object.valid_until),
  });
}
