import type { ObservableOrigin, ObservableRole, ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { addressKey, normaliseObservable, observableId } from '@halyard/observables';
import { type Expression, type SqlBool, sql } from 'kysely';
import { fold } from '../../database/fold.ts';

/** An observable as something names it. */
export type NamedObservable = {
  readonly type: ObservableType;
  readonly value: string;
  readonly role: ObservableRole;
  readonly origin: ObservableOrigin;
};

export type KnownObservable = NamedObservable & { readonly id: string };

// Statements take a limited number of values.
const rowsAtOnce = 200;

export function* slicesOf<T>(all: readonly T[], size = rowsAtOnce): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

const minuteMs = 60_000;
/**
 * Times of uses are full minutes: what repeats itself within one changes nothing, and in whatever order messages come,
 * the same is written.
 */
export const minuteOf = (ms: number): number => Math.max(0, Math.floor(ms / minuteMs) * minuteMs);

// The conditions of the partial indexes. Written out, not handed in: SQLite uses one only where it sees the condition.
export const isLive: Expression<SqlBool> = sql<SqlBool>`deleted_at is null and hidden = 0`;
export const isShown: Expression<SqlBool> = sql<SqlBool>`shown = 1`;

const keyMax = 200;

/** What a search compares a value with. */
export const valueKeyOf = (value: string): string => [...fold(value)].slice(0, keyMax).join('');

const hostOf = (type: ObservableType, value: string): string | undefined => {
  if (type === 'domain-name' || type === 'host') return value;
  if (type === 'email-addr') return value.slice(value.lastIndexOf('@') + 1);
  return type === 'url' ? URL.parse(value)?.hostname : undefined;
};

/** A name of a host read from its end, so that what is below a domain begins like it: `com.example.www`. */
export const reversedHost = (host: string): string => fold(host).split('.').toReversed().join('.').slice(0, keyMax);

/** The host in a value, reversed; null where it has none, or an IP address in its place. */
export function hostKeyOf(type: ObservableType, value: string): string | null {
  const host = hostOf(type, value);
  if (host === undefined || !host.includes('.') || /^[\d.]+$|:/.test(host)) return null;
  return reversedHost(host);
}

/** Of an address, what has the order of addresses. */
export const addressKeyOf = (type: ObservableType, value: string): string | null =>
  type === 'ipv4-addr' || type === 'ipv6-addr' ? addressKey(value) : null;

/** Observables in canonical form with their ids, each once, the first one that names it; what is none is left out. */
export function identify(named: readonly NamedObservable[]): ReadonlyMap<string, KnownObservable> {
  const found = new Map<string, KnownObservable>();
  for (const one of named) {
    const value = normaliseObservable(one.type, one.value);
    // Neither is text that a database keeps.
    if (value === null || value.includes('\0') || !value.isWellFormed()) continue;
    const id = observableId(one.type, value);
    if (!found.has(id)) found.set(id, { id, type: one.type, value, role: one.role, origin: one.origin });
  }
  return found;
}
