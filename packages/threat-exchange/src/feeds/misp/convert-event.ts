import { setImmediate as rest } from 'node:timers/promises';
import type { ExchangeRejection } from '../../records.ts';
import { rejection } from '../../reject.ts';
import { isObject, member } from '../../stix/fields.ts';
import { describe, type FeedObject, idFrom, makeObject, markedAs, relationshipId } from '../make-object.ts';
import { type Converted, convertAttribute, type Outcome } from './convert-attribute.ts';
import { convertGalaxies } from './convert-galaxies.ts';
import { convertObject, referencesOf } from './convert-object.ts';
import type { EventContext } from './event-context.ts';
import { isTrue, itemsIn, type MispObject, objectsIn, textIn, timeIn } from './read-fields.ts';
import { readTags } from './read-tags.ts';
import { reportOf } from './report-of.ts';

/** How many attributes became what; together they are all attributes of the event and its objects. */
export type MispCounts = Readonly<Record<Outcome, number>>;

export type ConvertedEvent = {
  readonly objects: readonly FeedObject[];
  readonly rejected: readonly ExchangeRejection[];
  readonly counts: MispCounts;
};

const noCounts = { indicator: 0, observable: 0, kept: 0, withdrawn: 0, rejected: 0 } as const;

/** Attributes after which other work has its turn: some events have tens of thousands. */
const restAfter = 250;

/**
 * An event of MISP, alone or as `{ Event: … }`, as objects of STIX 2.1: a report and all that it refers to. Proposals,
 * sightings and correlations of the other side are not part of the event.
 */
export async function convertMispEvent(json: unknown): Promise<ConvertedEvent> {
  const inner = isObject(json) ? member(json, 'Event') : undefined;
  const raw = inner === undefined ? json : inner;
  const refuse = (reason: ExchangeRejection['reason'], detail: string): ConvertedEvent => ({
    objects: [],
    rejected: [rejection({ place: 'Event', reason, detail }).rejection],
    counts: noCounts,
  });
  if (!isObject(raw)) return refuse('not_an_object', '');
  if (textIn(raw, 'uuid') === '') return refuse('no_id', 'Event.uuid');
  if (textIn(raw, 'info') === '') return refuse('missing_field', 'Event.info');
  const context = contextOf(raw);
  return context ? convert(raw, context) : refuse('bad_timestamp', 'Event.timestamp');
}

function contextOf(raw: MispObject): EventContext | null {
  const modified = timeIn(raw, 'timestamp') ?? timeIn(raw, 'publish_timestamp') ?? timeIn(raw, 'date');
  if (modified === null) return null;
  const uuid = textIn(raw, 'uuid');
  const created = Math.min(timeIn(raw, 'date') ?? modified, modified);
  return {
    uuid,
    reportId: idFrom('report', uuid, [uuid]),
    times: { created, modified },
    author: authorOf(raw),
    tags: readTags(raw),
  };
}

/** With the earliest time there is: MISP does not say when, and what other feeds say of the organization stays. */
function authorOf(raw: MispObject): FeedObject | null {
  const given = member(raw, 'Orgc');
  const name = isObject(given) ? textIn(given, 'name') : '';
  if (!isObject(given) || name === '') return null;
  const id = idFrom('identity', given.uuid, [name]);
  return makeObject(id, { created: 0, modified: 0 }, { name, identity_class: 'organization' });
}

async function convert(raw: MispObject, event: EventContext): Promise<ConvertedEvent> {
  const galaxies = convertGalaxies(raw, event.tags.galaxies, event.times.modified);
  const context = { ...event, tags: { ...event.tags, labels: [...event.tags.labels, ...galaxies.labels] } };
  const rejected: ExchangeRejection[] = [];
  const ids = new Map<string, string>();
  const attributes: Converted[] = [];
  for (const [index, attribute] of itemsIn(raw, 'Attribute').entries()) {
    if (index % restAfter === restAfter - 1) await rest();
    const converted = convertAttribute(attribute, `${event.uuid}.Attribute[${index}]`, context, null);
    const id = converted.objects[0]?.id;
    if (isObject(attribute) && id !== undefined) ids.set(textIn(attribute, 'uuid'), id);
    attributes.push(converted);
  }
  const wholes: [MispObject, FeedObject][] = [];
  for (const [index, object] of itemsIn(raw, 'Object').entries()) {
    if (index % restAfter === restAfter - 1) await rest();
    const {
      attributes: parts,
      whole,
      rejected: refused,
    } = convertObject(object, `${event.uuid}.Object[${index}]`, context);
    attributes.push(...parts);
    rejected.push(...refused);
    if (!whole || !isObject(object)) continue;
    wholes.push([object, whole]);
    ids.set(textIn(object, 'uuid'), whole.id);
  }
  const links = wholes.flatMap(([object, whole]) => referencesOf(object, whole, (uuid) => ids.get(uuid), context));
  rejected.push(...attributes.flatMap((one) => one.rejected ?? []));
  return {
    objects: withReport(raw, context, attributes, {
      clusters: galaxies.objects,
      wholes: wholes.map(([, whole]) => whole),
      links,
    }),
    rejected,
    counts: countOutcomes(attributes),
  };
}

type Parts = {
  readonly clusters: readonly FeedObject[];
  readonly wholes: readonly FeedObject[];
  readonly links: readonly FeedObject[];
};

function withReport(
  raw: MispObject,
  event: EventContext,
  attributes: readonly Converted[],
  parts: Parts,
): FeedObject[] {
  const content = [
    ...parts.clusters,
    ...parts.wholes,
    ...attributes.flatMap(({ objects, others }) => [...objects, ...others]),
    ...parts.links,
    ...parts.clusters.map((cluster) => relatedTo(cluster, event)),
    ...eventReports(raw, event),
  ];
  const links = attributes.flatMap(({ link }) => link ?? []);
  const report = reportOf(raw, event, { content, links });
  return distinct(event.author ? [event.author, report, ...content] : [report, ...content]);
}

/** Connects the report with its subjects in the network. */
const relatedTo = (cluster: FeedObject, { reportId, times, tags }: EventContext) =>
  makeObject(relationshipId('related-to', reportId, cluster.id), times, {
    relationship_type: 'related-to',
    source_ref: reportId,
    target_ref: cluster.id,
    object_marking_refs: markedAs(tags.tlp),
  });

/** Texts that were written about an event. */
const eventReports = (raw: MispObject, event: EventContext): FeedObject[] =>
  objectsIn(raw, 'EventReport')
    .filter((report) => textIn(report, 'content') !== '' && !isTrue(report, 'deleted'))
    .map((report) => {
      const modified = timeIn(report, 'timestamp') ?? event.times.modified;
      const times = { created: Math.min(event.times.created, modified), modified };
      return makeObject(idFrom('note', report.uuid, [event.uuid, textIn(report, 'name')]), times, {
        abstract: describe(textIn(report, 'name')),
        content: textIn(report, 'content'),
        object_refs: [event.reportId],
        created_by_ref: event.author?.id,
        object_marking_refs: markedAs(event.tags.tlp),
      });
    });

/** Values and clusters that several attributes name come once. */
const distinct = (objects: readonly FeedObject[]) => [
  ...new Map(objects.map((object) => [object.id, object])).values(),
];

function countOutcomes(attributes: readonly Converted[]): MispCounts {
  const counts: Record<Outcome, number> = { ...noCounts };
  for (const { outcome } of attributes) counts[outcome] += 1;
  return counts;
}
