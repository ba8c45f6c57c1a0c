import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';
import type { SigmaLevel, SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { SigmaRule } from '@halyard/detection/sigma';
import type { Rejection } from '../incoming-alert.ts';
import { type Mapping, MappingError } from '../mapping/compile-mapping.ts';
import type { Document, Mapped, MappedAlert } from '../mapping/map-documents.ts';
import { readAlert } from '../mapping/read-alert.ts';
import { contextsOf } from '../mapping/read-context.ts';
import { findUnmapped } from '../mapping/unmapped-fields.ts';
import { type Item, itemsOf, withCommonNames } from './open-items.ts';
import { rulesFor } from './rules-for.ts';
import { textOfEvent } from './text-of-event.ts';

/** A rule that runs on events: it creates alerts, or only counts matches. */
export type EventRule = {
  readonly id: string;
  readonly state: Exclude<SigmaState, 'disabled'>;
  readonly rule: SigmaRule;
  readonly matches: (event: unknown) => boolean;
  /** The fields of the rule that an event has not; of a rule that is tried only. */
  readonly absent?: (event: unknown) => readonly string[];
};

export type MappedEvents = Omit<Mapped, 'alerts'> & {
  /** `seen`: the values of the event as text. */
  readonly alerts: readonly (MappedAlert & { readonly ruleId: string; readonly seen: string })[];
  /** Events that each rule matched, those in testing included. */
  readonly matched: ReadonlyMap<string, number>;
  /** In how many events each field of the rules is absent, where the rules say so. */
  readonly absent: ReadonlyMap<string, number>;
};

/** Alerts of one delivery; what goes beyond is rejected. */
const alertsMax = 10_000;

const severities: Readonly<Record<SigmaLevel, ThreatSeverity>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  informational: 'Low',
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The description of the rule, followed by details of the event: a command line. */
const describe = (rule: string | null, event: unknown): string | null =>
  [rule, event].filter((text) => typeof text === 'string' && text !== '').join('\n\n') || null;

/** Fields that the mapping reads from the event, combined with those of the rule. */
function toAlert(mapped: unknown, { id, rule }: EventRule): unknown {
  const [first] = Array.isArray(mapped) ? (mapped as readonly unknown[]) : [mapped];
  const fields = isFields(first) ? first : {};
  return Object.assign({}, fields, {
    title: rule.title,
    description: describe(rule.description, fields.description),
    severity: rule.level === null ? null : severities[rule.level],
    sourceSeverity: rule.level,
    state: 'unknown',
    key: Object.assign({ rule: rule.id ?? id }, isFields(fields.key) ? fields.key : {}),
    category: rule.logsource.category ?? rule.logsource.service ?? rule.logsource.product,
    techniques: rule.techniques,
    tags: rule.tags,
  });
}

const count = (map: Map<string, number>, id: string) => map.set(id, (map.get(id) ?? 0) + 1);

/** Unmatched events are one line, however many there are: a busy source would hide everything else otherwise. */
function tellUnmatched(
  places: readonly number[],
  ofTesting: number,
  rules: readonly EventRule[],
): readonly Rejection[] {
  const [place] = places;
  if (place === undefined) return [];
  const enabled = rules.filter(({ state }) => state === 'enabled').length;
  const tested = ofTesting === 0 ? '' : ` Rules in testing matched ${ofTesting} of them.`;
  const detail = `Events that none of the ${enabled} enabled rules matched: ${places.length}.${tested}`;
  return [{ place, reason: 'no_rule_matched', detail, count: places.length }];
}

/**
 * Runs rules over the events of a delivery: of a source of any format the items of its documents, each by the rules whose
 * log source it can be of. Each event becomes an alert for each enabled rule that matches, or is counted as one that none
 * did; one that cannot be mapped stops no other.
 *
 * @param receivedAt when the delivery came, in milliseconds since 1970: it gives a time without a year the nearest one
 */
export async function mapEvents(
  mapping: Mapping,
  documents: readonly Document[],
  rules: readonly EventRule[],
  receivedAt?: number,
  format: AlertFormat = 'events',
): Promise<MappedEvents> {
  const alerts: MappedEvents['alerts'][number][] = [];
  const rejections: Rejection[] = [];
  const unmapped = new Set<string>();
  const matched = new Map<string, number>();
  const absent = new Map<string, number>();
  const unmatched: number[] = [];
  let ofTesting = 0;

  async function addAlerts(event: unknown, place: number, found: readonly EventRule[]): Promise<void> {
    const fields = findUnmapped(event, mapping.names);
    for (const field of fields) unmapped.add(field);
    const mapped = await mapping.run(event);
    const seen = textOfEvent(event);
    const contextOf = contextsOf(event, 1);
    for (const rule of found) {
      const read = readAlert(toAlert(mapped, rule), receivedAt);
      if (!('alert' in read)) rejections.push({ place, reason: read.reason, detail: read.detail });
      else if (alerts.length >= alertsMax)
        rejections.push({ place, reason: 'too_many', detail: `A delivery holds at most ${alertsMax} alerts.` });
      else {
        const context = contextOf(read.alert, 0);
        alerts.push({ alert: read.alert, place, unmapped: fields.length, context, ruleId: rule.id, seen });
      }
    }
  }

  async function check(item: Item, place: number): Promise<void> {
    const tried = rulesFor(rules, item.format, item.value);
    const event = tried.length === 0 ? item.value : withCommonNames(item);
    const found = tried.filter(({ matches }) => matches(event));
    for (const { id } of found) count(matched, id);
    for (const field of tried.flatMap((rule) => rule.absent?.(event) ?? [])) count(absent, field);
    const enabled = found.filter(({ state }) => state === 'enabled');
    if (enabled.length === 0) {
      unmatched.push(place);
      if (found.length > 0) ofTesting++;
      return;
    }
    try {
      await addAlerts(event, place, enabled);
    } catch (cause) {
      if (!(cause instanceof MappingError)) throw cause;
      rejections.push({ place, reason: 'mapping_failed', detail: cause.message });
    }
  }

  for (const { place, value } of documents) for (const item of itemsOf(format, value)) await check(item, place);
  rejections.push(...tellUnmatched(unmatched, ofTesting, rules));
  return { alerts, rejections, matched, absent, unmapped: [...unmapped].toSorted() };
}
