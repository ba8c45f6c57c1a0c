import {
  compileMapping,
  type Document,
  decodeDelivery,
  detectFormat,
  fingerprintOf,
  fingerprintVersion,
  formatOf,
  loadMapping,
  type Mapping,
  mapDocuments,
  mapEvents,
  occurrenceOf,
  type Rejection,
} from '@halyard/alert-intake';
import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';
import { fold } from '../../database/fold.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Incoming } from './fold-alert.ts';
import { withObservablesOfText } from './observables-of-text.ts';
import { type RuleSet, rulesOf } from './rule-set.ts';

export type MappedDelivery = {
  readonly incoming: readonly Incoming[];
  /** Messages that only show that the source is alive: they are counted as folded. */
  readonly heartbeats: number;
  readonly rejections: readonly Rejection[];
  readonly unmapped: readonly string[];
  /** Matches of each Sigma rule; absent if none was run. */
  readonly matched?: readonly RuleMatches[];
  /** Fields of a tested rule, with the number of events that lack them. */
  readonly absent?: readonly { readonly field: string; readonly events: number }[];
};

export type RuleMatches = { readonly ruleId: string; readonly events: number };

export type Mapper = Pick<SourcesTable, 'id' | 'format' | 'mapping'> & {
  /** The format that events are kept in, where a rule is tried on what a source of another format sent. */
  readonly keptAs?: AlertFormat;
};
export type KeptDelivery = {
  readonly id: number;
  readonly receivedAt: number;
  readonly body: Uint8Array;
  /** As stated by its sender: it may contain the charset. */
  readonly mediaType?: string | undefined;
};

/** Mappings by their text, or by their format: many sources share one. */
const compiled = new Map<string, Mapping>();
const compiledMax = 100;

function mappingOf({ format, mapping }: Mapper): Mapping {
  const key = mapping ?? format;
  const known = compiled.get(key);
  if (known) return known;
  if (compiled.size >= compiledMax) compiled.clear();
  const made = compileMapping(mapping ?? loadMapping(format));
  compiled.set(key, made);
  return made;
}

/**
 * The mapping of each run of documents. A source of "other JSON" without its own mapping uses the mapping of the
 * recognized format, so that unknown tools are read anyway.
 */
function* mappingsFor(source: Mapper, documents: readonly Document[]) {
  if (source.format !== 'generic-json' || source.mapping !== null) {
    yield { mapping: mappingOf(source), documents };
    return;
  }
  for (const document of documents) {
    const format = detectFormat(document.value) ?? source.format;
    yield { mapping: mappingOf({ id: source.id, format, mapping: null }), documents: [document] };
  }
}

type Placed = Pick<Incoming, 'alert' | 'unmapped'> & { readonly place: number; readonly context: string };

const toIncoming = (
  source: Mapper,
  { id, receivedAt }: KeptDelivery,
  { alert, place, unmapped, context }: Placed,
): Incoming => ({
  alert,
  fingerprint: fingerprintOf(source.id, alert),
  fingerprintVersion,
  occurrence: occurrenceOf(alert, { deliveryId: String(id), place }),
  deliveryId: id,
  place,
  receivedAt,
  unmapped,
  // Here, and not in the thread that writes.
  context: fold(context),
});

type Decoded = ReturnType<typeof decodeDelivery>;

const decode = (format: string, { body, mediaType }: KeptDelivery): Decoded =>
  decodeDelivery(body, formatOf(format).wire, mediaType);

type Ruling = { readonly format: AlertFormat; readonly mapping: Mapping; readonly isBeside: boolean };

/** Results of Sigma rules for decoded events. A rule's description contains no observables. */
async function runRules(source: Mapper, kept: KeptDelivery, { documents }: Decoded, rules: RuleSet, ruling: Ruling) {
  const { format, mapping, isBeside } = ruling;
  const mapped = await mapEvents(mapping, documents, rulesOf(rules), kept.receivedAt, format);
  return {
    incoming: mapped.alerts.map(({ alert, seen, ruleId, ...placed }) =>
      Object.assign(toIncoming(source, kept, { alert: withObservablesOfText(alert, seen), ...placed }), {
        byRule: { id: ruleId, place: placed.place, isBeside },
      }),
    ),
    rejections: mapped.rejections,
    unmapped: mapped.unmapped,
    absent: [...mapped.absent].map(([field, events]) => ({ field, events })),
    matched: [...mapped.matched].map(([ruleId, events]) => ({ ruleId, events })),
  };
}

/** Events become alerts only by matching Sigma rules. */
async function mapEventsOf(source: Mapper, kept: KeptDelivery, rules: RuleSet): Promise<MappedDelivery> {
  const format = source.keptAs ?? 'events';
  const decoded = decode(format, kept);
  const ruled = await runRules(source, kept, decoded, rules, { format, mapping: mappingOf(source), isBeside: false });
  return Object.assign(ruled, { heartbeats: 0, rejections: [...decoded.rejections, ...ruled.rejections] });
}

const ofEvents = { id: 'events', format: 'events', mapping: null } as const;

/**
 * Items of any source are events, too: matches of rules are added to the source's own alerts. A non-alert item that a
 * rule matches is not a rejection.
 */
async function addRuled(
  source: Mapper,
  kept: KeptDelivery,
  decoded: Decoded,
  { own, rules }: { readonly own: MappedDelivery; readonly rules: RuleSet },
): Promise<MappedDelivery> {
  const ruling = { format: formatOf(source.format).id, mapping: mappingOf(ofEvents), isBeside: true };
  const ruled = await runRules(source, kept, decoded, rules, ruling);
  const places = new Set(ruled.incoming.map(({ byRule }) => byRule.place));
  return {
    incoming: [...own.incoming, ...ruled.incoming],
    heartbeats: own.heartbeats,
    rejections: [
      ...own.rejections.filter(({ reason, place }) => reason !== 'not_an_alert' || !places.has(place)),
      ...ruled.rejections.filter(({ reason }) => reason !== 'no_rule_matched'),
    ],
    unmapped: own.unmapped,
    matched: ruled.matched,
  };
}

/**
 * Decodes and maps one delivery. Everything in it ends as an alert or as a rejection with its reason; rules may make more
 * alerts of it.
 * @throws MappingError where the mapping is not JSONata.
 */
export async function mapDelivery(source: Mapper, kept: KeptDelivery, rules?: RuleSet): Promise<MappedDelivery> {
  if (rules && source.format === 'events') return mapEventsOf(source, kept, rules);
  const decoded = decode(source.format, kept);
  const all = [...decoded.rejections];
  const unmapped = new Set<string>();
  const incoming: Incoming[] = [];
  let heartbeats = 0;
  for (const part of mappingsFor(source, decoded.documents)) {
    const mapped = await mapDocuments(part.mapping, part.documents, kept.receivedAt);
    all.push(...mapped.rejections);
    for (const field of mapped.unmapped) unmapped.add(field);
    for (const { alert, ...placed } of mapped.alerts)
      if (alert.isHeartbeat) heartbeats++;
      else incoming.push(toIncoming(source, kept, { alert: withObservablesOfText(alert), ...placed }));
  }
  const own = { incoming, heartbeats, rejections: all, unmapped: [...unmapped].toSorted() };
  return rules ? addRuled(source, kept, decoded, { own, rules }) : own;
}
