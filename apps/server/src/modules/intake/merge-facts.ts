import type { AlertsTable } from '../../database/tables/inflow-schema.ts';
import type { AlertObservable, ObservedAlert } from './observables-of-text.ts';

/** When a message was sent by the source's clock; of two at one time the later delivery counts. */
export type Moment = readonly [at: number, deliveryId: number];

export const isNotBefore = ([at, delivery]: Moment, [otherAt, otherDelivery]: Moment): boolean =>
  at > otherAt || (at === otherAt && delivery >= otherDelivery);

/** Data accumulated from messages of an alert. */
export type Facts = Pick<
  AlertsTable,
  | ('description' | 'severity' | 'severity_stated' | 'source_severity' | 'confidence' | 'category' | 'tlp')
  | ('url' | 'entity' | 'techniques' | 'tags' | 'observables' | 'facts_at' | 'context_text')
>;

/** The data of one message. */
type Told = { readonly alert: ObservedAlert; readonly deliveryId: number; readonly context?: string | undefined };

const never: Moment = [Number.NEGATIVE_INFINITY, -1];
const listMax = 200;

const union = (known: string, added: readonly string[]): string => {
  const all = new Set([...(JSON.parse(known) as string[]), ...added]);
  return JSON.stringify([...all].sort().slice(0, listMax));
};

// Values of fields come before those found in text.
const nameOf = ({ type, value, role, origin }: AlertObservable) =>
  `${type}\n${value}\n${origin === 'text' ? 1 : 0}\n${role}`;

/**
 * By type and value; of two roles the alphabetically first is kept, so that the order of messages makes no difference.
 */
function unionOfObservables(known: string, added: readonly AlertObservable[]): string {
  const byKey = new Map<string, AlertObservable>();
  const all = [...(JSON.parse(known) as AlertObservable[]), ...added];
  for (const one of all.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const key = `${one.type}\n${one.value.toLowerCase()}`;
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return JSON.stringify([...byKey.values()].slice(0, listMax));
}

const minuteOf = (at: number) => Math.floor(at / 60_000);

/**
 * Whether a message's context replaces that of `known`: it is of a later minute, or the first of the same. Counters and
 * ports differ each time, and frequent repetitions are not indexed as often.
 */
const isContextOf = (moment: Moment, known: Moment): boolean =>
  minuteOf(moment[0]) === minuteOf(known[0]) ? isNotBefore(known, moment) : moment[0] > known[0];

/**
 * Merges a message into an alert. Lists accumulate; every other value comes from the latest message that states it, so
 * that omissions remove nothing, and the order of messages makes no difference.
 */
export function mergeFacts(row: Facts, { alert, deliveryId, context }: Told, at: number): Facts {
  const moments = JSON.parse(row.facts_at) as Record<string, Moment>;
  const moment: Moment = [at, deliveryId];
  const takes = (name: string, value: unknown): boolean => {
    if (value === null || !isNotBefore(moment, moments[name] ?? never)) return false;
    moments[name] = moment;
    return true;
  };
  const pick = <T>(name: string, value: T, known: T): T => (takes(name, value) ? value : known);
  const isContext = context !== undefined && isContextOf(moment, moments.context ?? never);
  if (isContext) moments.context = moment;
  const isStated = row.severity_stated !== 2 && takes('severity', alert.severity);
  const facts = {
    description: pick('description', alert.description, row.description),
    severity: isStated && alert.severity !== null ? alert.severity : row.severity,
    severity_stated: isStated ? (1 as const) : row.severity_stated,
    source_severity: pick('source_severity', alert.sourceSeverity, row.source_severity),
    confidence: pick('confidence', alert.confidence, row.confidence),
    category: pick('category', alert.category, row.category),
    tlp: pick('tlp', alert.tlp, row.tlp),
    url: pick('url', alert.url, row.url),
    entity: pick('entity', alert.entity, row.entity),
    techniques: union(row.techniques, alert.techniques),
    tags: union(row.tags, alert.tags),
    observables: unionOfObservables(row.observables, alert.observables),
    context_text: isContext ? context : row.context_text,
  };
  const sorted = Object.entries(moments).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.assign(facts, { facts_at: JSON.stringify(Object.fromEntries(sorted)) });
}
