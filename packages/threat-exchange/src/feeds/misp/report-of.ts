import { writeInstant } from '../../read-instant.ts';
import { type FeedObject, labelsFrom, makeObject, markedAs } from '../make-object.ts';
import type { EventContext } from './event-context.ts';
import { isTrue, type MispObject, textIn, timeIn } from './read-fields.ts';

// An import takes objects of up to one mebibyte.
const refsMax = 10_000;

const threatLevels: Readonly<Record<string, string>> = { 1: 'high', 2: 'medium', 3: 'low' };
const analyses: Readonly<Record<string, string>> = { 0: 'initial', 1: 'ongoing', 2: 'completed' };

type Content = { readonly content: readonly FeedObject[]; readonly links: readonly string[] };

/** The report that an event is; its id follows from that of the event. */
export function reportOf(raw: MispObject, event: EventContext, { content, links }: Content): FeedObject {
  const { times, tags, author } = event;
  // Of objects whose own references lead to the report itself the report need not speak.
  const ids = [...new Set(content.map(({ id }) => id))].filter((id) => !id.startsWith('note--'));
  const refs = ids.length === 0 && author ? [author.id] : ids.slice(0, refsMax);
  const published = timeIn(raw, 'publish_timestamp') ?? times.modified;
  return makeObject(event.reportId, times, {
    name: textIn(raw, 'info'),
    published: isTrue(raw, 'published') ? writeInstant(published) : undefined,
    created_by_ref: author?.id,
    object_refs: refs,
    labels: labelsFrom(tags.labels),
    confidence: tags.confidence ?? undefined,
    object_marking_refs: markedAs(tags.tlp),
    external_references: [
      ...[...new Set(links)].map((url) => ({ source_name: 'MISP', url })),
      { source_name: 'MISP', external_id: event.uuid, description: 'Event' },
    ],
    x_misp_threat_level: threatLevels[textIn(raw, 'threat_level_id')],
    x_misp_analysis: analyses[textIn(raw, 'analysis')],
    x_misp_left_out: ids.length > refsMax ? ids.length - refsMax : undefined,
  });
}
