import { readMicroseconds } from '../timestamps.ts';
import { TaxiiError } from './taxii-error.ts';

const pageMax = 1_000;

const matchNames = ['id', 'type', 'version', 'spec_version'] as const;
export type MatchName = (typeof matchNames)[number];

/** The filter of a request. Alternatives of one name are lists; instants are microseconds since 1970. */
export type Filters = {
  /** Only later additions. */
  readonly after: number;
  readonly limit: number;
  readonly match: Partial<Record<Exclude<MatchName, 'version'>, readonly string[]>> & {
    /** Undefined: any. One version of an object is kept, which is its first and its last. */
    readonly version?: readonly number[];
  };
  /** The request continues where a page ended. */
  readonly isNext: boolean;
  /** The normalized filters, which `next` is bound to. */
  readonly key: string;
};

const bad = (words: string) => new TaxiiError(400, words);

function readSingle(parameters: URLSearchParams, name: string): string | undefined {
  const values = parameters.getAll(name);
  if (values.length > 1) throw bad(`The parameter ${name} may be given once; separate alternatives by commas.`);
  return values[0];
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return pageMax;
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw bad('The parameter limit must be a whole number above 0.');
  return Math.min(Number(text), pageMax);
}

function readAfter(text: string | undefined): number {
  if (text === undefined) return 0;
  const at = readMicroseconds(text);
  if (at === undefined) throw bad('The parameter added_after must be a timestamp such as 2026-11-21T08:42:00.000000Z.');
  return at;
}

const versionWords = ['all', 'first', 'last'];

function readVersions(values: readonly string[]): readonly number[] | undefined {
  if (values.some((value) => versionWords.includes(value))) return undefined;
  return values.map((value) => {
    const at = readMicroseconds(value);
    if (at === undefined) throw bad('The parameter match[version] takes all, first, last and timestamps.');
    return at;
  });
}

function readMatch(parameters: URLSearchParams, names: readonly MatchName[]): Filters['match'] {
  const lists = names.flatMap((name) => {
    const text = readSingle(parameters, `match[${name}]`);
    return text === undefined ? [] : [[name, text.split(',').map((value) => value.trim())] as const];
  });
  const { version, ...rest } = Object.fromEntries(lists) as Partial<Record<MatchName, string[]>>;
  const versions = version && readVersions(version);
  return Object.assign(rest, versions && { version: versions });
}

/** Encodes the end of a page for the next request; the server keeps no state. */
export const writeNext = (key: string, after: number): string =>
  Buffer.from(JSON.stringify([key, after])).toString('base64url');

function readNext(next: string, key: string): number {
  try {
    const [knownKey, after] = JSON.parse(Buffer.from(next, 'base64url').toString()) as [unknown, unknown];
    if (knownKey === key && Number.isSafeInteger(after)) return after as number;
  } catch {
    // Said below.
  }
  throw bad('The parameter next is not of this request. Send it with the same filters, or begin again without it.');
}

/**
 * Reads the filters of a request; parameters that TAXII does not have here are passed over.
 *
 * @param place the requested resource, so that `next` is not used for another one
 * @throws TaxiiError
 */
export function readFilters(
  parameters: URLSearchParams,
  place: string,
  names: readonly MatchName[] = matchNames,
): Filters {
  const limit = readLimit(readSingle(parameters, 'limit'));
  const after = readAfter(readSingle(parameters, 'added_after'));
  const match = readMatch(parameters, names);
  const key = JSON.stringify([place, after, Object.entries(match).sort()]);
  const next = readSingle(parameters, 'next');
  const from = next === undefined ? after : readNext(next, key);
  return { after: Math.max(after, from), limit, match, isNext: next !== undefined, key };
}
