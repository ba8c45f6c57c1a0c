import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { RefusalReason } from '@halyard/contracts/work/assistant.ts';

/**
 * SQL that is independent of the engine. `:now` is the time of the question in milliseconds, `:today` its day in UTC,
 * `:me` the id of the user. In `crime` it runs on the published Parquet files, which are the table `crime`.
 */
export type Query = { readonly from: 'workspace' | 'crime'; readonly sql: string };

/** The answer that a careful human would give, or that there is none. */
export type Expectation =
  /** The first figure of the answer; every figure, in order; all of these among its figures. */
  | { readonly kind: 'first' | 'figures' | 'among'; readonly query: Query }
  /** The names in the first column of names: the first ten in order, or all of them in any order. */
  | { readonly kind: 'inOrder' | 'names'; readonly query: Query }
  /** The rows of the table: a name and a count. */
  | { readonly kind: 'counts'; readonly query: Query }
  /** Words that have to be in the answer; with a second column of 0, words that must not. */
  | { readonly kind: 'says'; readonly query: Query }
  /** Addresses one of which the answer links to; one that ends with `*` may continue. */
  | { readonly kind: 'opens'; readonly query: Query }
  /** There is nothing to count, which is not zero: no figure, or a refusal. `talk` has no figure either, but is answered. */
  | { readonly kind: 'noFigure' | 'talk' }
  /** The proposed action, as JSON with `action`, `version` and `slots`; omitted parts may be anything. */
  | { readonly kind: 'proposes'; readonly query: Query }
  | { readonly kind: 'refused'; readonly reasons: readonly RefusalReason[] };

export type AskedQuestion = {
  readonly ask: string;
  readonly expect: Expectation;
  /** Address of a person of the sample workspace; the administrator where it is left out. */
  readonly as?: string;
  readonly screen?: string;
  /** Asked first, in the same conversation. */
  readonly after?: string | readonly string[];
  /** The language of the question; English by default. */
  readonly language?: Language;
  /** Hard enough that a plain refusal is as right as the exact answer. */
  readonly mayRefuse?: true;
};

const inWorkspace = (sql: string): Query => ({ from: 'workspace', sql });

/** The answer starts with this figure. */
export const first = (sql: string): Expectation => ({ kind: 'first', query: inWorkspace(sql) });
export const figures = (sql: string): Expectation => ({ kind: 'figures', query: inWorkspace(sql) });
export const among = (sql: string): Expectation => ({ kind: 'among', query: inWorkspace(sql) });
export const inOrder = (sql: string): Expectation => ({ kind: 'inOrder', query: inWorkspace(sql) });
export const names = (sql: string): Expectation => ({ kind: 'names', query: inWorkspace(sql) });
export const counts = (sql: string): Expectation => ({ kind: 'counts', query: inWorkspace(sql) });
export const says = (sql: string): Expectation => ({ kind: 'says', query: inWorkspace(sql) });
export const opens = (sql: string): Expectation => ({ kind: 'opens', query: inWorkspace(sql) });
/** An action with its slots, as pairs of a name and an expression in SQL; `from` is what the expressions are read from. */
export const proposes = (action: string, slots: string, from = ''): Expectation => ({
  kind: 'proposes',
  query: inWorkspace(`select json_object('action', '${action}', 'slots', json_object(${slots})) ${from}`),
});
export const noFigure: Expectation = { kind: 'noFigure' };
export const talk: Expectation = { kind: 'talk' };

type Queried = Extract<Expectation, { readonly query: Query }>;

const inCrime =
  (kind: Queried['kind']) =>
  (sql: string): Expectation => ({ kind, query: { from: 'crime', sql } });

/** The same of police data. */
export const ofCrime = {
  first: inCrime('first'),
  among: inCrime('among'),
  counts: inCrime('counts'),
  inOrder: inCrime('inOrder'),
  names: inCrime('names'),
  says: inCrime('says'),
} as const;

const plainly: readonly RefusalReason[] = ['not_understood', 'beyond', 'not_found', 'unavailable'];

/** Must be refused: for one of these reasons, or for any but a lack of rights. */
export const refused = (...reasons: readonly RefusalReason[]): Expectation => ({
  kind: 'refused',
  reasons: reasons.length > 0 ? reasons : plainly,
});

/** A text as SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** An answer that is the same whatever the data are: `opens(always('/settings*'))`. */
export const always = (...texts: readonly string[]): string =>
  texts.map((text) => `select ${quoted(text)} as value`).join(' union all ');
