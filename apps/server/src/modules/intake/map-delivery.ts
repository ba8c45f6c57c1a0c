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
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Incoming } from './fold-alert.ts';
import { withObservablesOfText } from './observables-of-text.ts';
import { type RuleSet, rulesOf } from './rule-set.ts';

export type MappedDelivery = {
  readonly incoming: readonly Incoming[];
  /** Messages that only say that the source lives: they are counted as folded. */
  readonly heartbeats: number;
  readonly rejections: readonly Rejection[];
  readonly unmapped: readonly string[];
  /** Events that each Sigma rule matched; absent where none runs over this format. */
  readonly matched?: readonly RuleMatches[];
  /** Fields of a rule that is tried, with the number of events that have none of that name. */
  readonly absent?: readonly { readonly field: string; readonly events: number }[];
};

export type RuleMatches = { readonly ruleId: string; readonly events: number };

export type Mapper = Pick<SourcesTable, 'id' | 'format' | 'mapping'>;
export type KeptDelivery = {
  readonly id: number;
  readonly receivedAt: number;
  readonly body: Uint8Array;
  /** As its sender names it: it may say the charset. */
  readonly mediaType?: string | undefined;
};

/** Mappings by their text, or by the format whose own it is: many sources share one. */
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
 * The mapping of each run of documents. A source of "other JSON" without a mapping of its own takes what it recognises
 * by the mapping of that format, so that a tool whose format nobody knew is read all the same.
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

type Placed = { readonly alert: Incoming['alert']; readonly place: number; readonly unmapped: number };

const toIncoming = (
  source: Mapper,
  { id, receivedAt }: KeptDelivery,
  { alert, place, unmapped }: Placed,
): Incoming => ({
  alert,
  fingerprint: fingerprintOf(source.id, alert),
  fingerprintVersion,
  occurrence: occurrenceOf(alert, { deliveryId: String(id), place }),
  deliveryId: id,
  receivedAt,
  unmapped,
});

/** Events become alerts by the Sigma rules that match them. What a rule is described by names nothing that was seen. */
async function mapEventsOf(source: Mapper, kept: KeptDelivery, rules: RuleSet): Promise<MappedDelivery> {
  const { documents, rejections } = decodeDelivery(kept.body, formatOf(source.format).wire, kept.mediaType);
  const mapped = await mapEvents(mappingOf(source), documents, rulesOf(rules), kept.receivedAt);
  return {
    incoming: mapped.alerts.map(({ alert, seen, place, unmapped, ruleId }) =>
      Object.assign(toIncoming(source, kept, { alert: withObservablesOfText(alert, seen), place, unmapped }), {
        byRule: { id: ruleId, place },
      }),
    ),
    heartbeats: 0,
    rejections: [...rejections, ...mapped.rejections],
    unmapped: mapped.unmapped,
    absent: [...mapped.absent].map(([field, events]) => ({ field, events })),
    matched: [...mapped.matched].map(([ruleId, events]) => ({ ruleId, events })),
  };
}

/**
 * Decodes and maps one delivery. Everything in it ends as an alert or as a rejection with its reason.
 * @throws MappingError where the mapping is not JSONata.
 */
export async function mapDelivery(source: Mapper, kept: KeptDelivery, rules?: RuleSet): Promise<MappedDelivery> {
  if (rules) return mapEventsOf(source, kept, rules);
  const { body, mediaType } = kept;
  const { documents, rejections } = decodeDelivery(body, formatOf(source.format).wire, mediaType);
  const all = [...rejections];
  const unmapped = new Set<string>();
  const incoming: Incoming[] = [];
  let heartbeats = 0;
  for (const part of mappingsFor(source, documents)) {
    const mapped = await mapDocuments(part.mapping, part.documents, kept.receivedAt);
    all.push(...mapped.rejections);
    for (const field of mapped.unmapped) unmapped.add(field);
    for (const { alert, place, unmapped: fields } of mapped.alerts)
      if (alert.isHeartbeat) heartbeats++;
      else incoming.push(toIncoming(source, kept, { alert: withObservablesOfText(alert), place, unmapped: fields }));
  }
  return { incoming, heartbeats, rejections: all, unmapped: [...unmapped].toSorted() };
}
