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
 * Times of uses are full minutes: repetitions within one change nothing, and any order of messages gives the same
 * result.
 */
export const minuteOf = (ms: number): number => Math.max(0, Math.floor(ms / minuteMs) * minuteMs);

// The conditions of the partial indexes. Written as literals: SQLite uses one only if it sees the condition.
export const isLive: Expression<SqlBool> = sql<SqlBool>`deleted_at is null and hidden = 0`;
export const isShown: Expression<SqlBool> = sql<SqlBool>`shown = 1`;

const keyMax = 200;

/** The column that a search compares. */
export const valueKeyOf = (value: string): string => [...fold(value)].slice(0, keyMax).join('');

const hostOf = (type: ObservableType, value: string): string | undefined => {
  if (type === 'domain-name' || type === 'host') return value;
  if (type === 'email-addr') return value.slice(value.lastIndexOf('@') + 1);
  return type === 'url' ? URL.parse(value)?.hostname : undefined;
};

/** A reversed host name, so that everything below a domain has it as a prefix: `com.example.www`. */
export const reversedHost = (host: string): string => fold(host).split('.').toReversed().join('.').slice(0, keyMax);

/** The host in a value, reversed; null without one, or for an IP address. */
export function hostKeyOf(type: ObservableType, value: string): string | null {
  const host = hostOf(type, value);
  if (host === undefined || !host.includes('.') || /^[\d.]+$|:/.test(host)) return null;
  return reversedHost(host);
}

/** Of an address, a form that sorts like addresses. */
export const addressKeyOf = (type: ObservableType, value: string): string | null =>
  type === 'ipv4-addr' || type === 'ipv6-addr' ? addressKey(value) : null;

/** Observables in canonical form with their ids, deduplicated; invalid ones are left out. */
export function identify(named: readonly NamedObservable[]): ReadonlyMap<string, KnownObservable> {
  const found = new Map<string, KnownObservable>();
  for (const one of named) {
    const value = normaliseObservable(one.type, one.value);
    // Databases can store neither.
    if (value === null || value.includes('\0') || !value.isWellFormed()) continue;
    const id = observableId(one.type, value);
    if (!found.has(id)) found.set(id, { id, type: one.type, value, role: one.role, origin: one.origin });
  }
  return found;
}
