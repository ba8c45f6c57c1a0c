import { createHash } from 'node:crypto';
import type { GroupField } from '@halyard/contracts/inflow/alert-groups.ts';
import { fold } from '../../../database/fold.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';

export type AlertFacts = Pick<AlertsTable, 'entity' | 'title' | 'source_id' | 'techniques' | 'tags' | 'observables'>;
type Observable = { readonly type: string; readonly value: string; readonly role: string };

const listOf = (json: string) => JSON.parse(json) as readonly string[];

/** What an alert says in a field; nothing where it says nothing. */
export function valuesIn(alert: AlertFacts, field: GroupField): readonly string[] {
  const one = (value: string | null) => (value === null || value.trim() === '' ? [] : [value.trim()]);
  switch (field.by) {
    case 'entity':
      return one(alert.entity);
    case 'title':
      return one(alert.title);
    case 'source':
      return one(alert.source_id);
    case 'technique':
      return listOf(alert.techniques);
    case 'tag':
      return listOf(alert.tags);
    case 'observable':
      return (JSON.parse(alert.observables) as Observable[])
        .filter(({ type, role }) => type === field.type && role === field.role)
        .map(({ value }) => value);
  }
}

/**
 * The key of an alert under a rule: alerts with the same key may form a group. Case makes no difference. Null where one
 * of the fields is absent, so that alerts are never grouped by nothing.
 */
export function groupKeyOf(
  alert: AlertFacts,
  { id, edition, fields }: { readonly id: string; readonly edition: number; readonly fields: readonly GroupField[] },
): string | null {
  const values = fields.map((field) => [...new Set(valuesIn(alert, field).map(fold))].sort());
  if (values.some((all) => all.length === 0)) return null;
  return `${keyPrefix({ id, edition })}${createHash('sha256').update(JSON.stringify(values)).digest('base64url')}`;
}

/** What all keys of a rule begin with. */
export const keyPrefix = ({ id, edition }: { readonly id: string; readonly edition: number }) => `${id}.${edition}.`;

type Gaps = { readonly windowMs: number; readonly lengthMs: number };
/** Where a session stands: its beginning, and its latest alert so far (milliseconds since 1970). */
export type Session = { readonly start: number; readonly previous: number };

/**
 * The beginning of the session that an alert belongs to, of alerts in the order in which they were first seen. A session
 * ends where the gap exceeds the window, or the whole of it the length: it never grows for ever.
 */
export const sessionStart = (before: Session | null, at: number, { windowMs, lengthMs }: Gaps): number =>
  before !== null && at - before.previous <= windowMs && at - before.start <= lengthMs ? before.start : at;
