import type { IncomingAlert, Rejection } from '../incoming-alert.ts';
import { type Mapping, MappingError } from './compile-mapping.ts';
import { readAlert } from './read-alert.ts';
import { contextsOf } from './read-context.ts';
import { findUnmapped } from './unmapped-fields.ts';

/** One thing that a delivery holds; `place` counts from 1. */
export type Document = { readonly place: number; readonly value: unknown };

export type MappedAlert = {
  readonly alert: IncomingAlert;
  readonly place: number;
  readonly unmapped: number;
  /** Other searchable text of its item. */
  readonly context: string;
};

export type Mapped = {
  readonly alerts: readonly MappedAlert[];
  readonly rejections: readonly Rejection[];
  /** Paths of fields with a value that the mapping does not mention. */
  readonly unmapped: readonly string[];
};

/** Alerts of one delivery; what goes beyond is rejected, so that one delivery cannot hold up all others. */
const alertsMax = 10_000;
/**
 * Maximum number of items that a mapping may return for one document. More is a mistake or malice, and is not checked
 * item by item.
 */
const itemsMax = 100_000;

/**
 * Runs a mapping over the documents of a delivery. Each thing that comes in ends as one alert or one rejection; one that
 * fails stops no other.
 *
 * @param receivedAt when the delivery came, in milliseconds since 1970: it gives a time without a year the nearest one
 */
export async function mapDocuments(
  mapping: Mapping,
  documents: readonly Document[],
  receivedAt?: number,
): Promise<Mapped> {
  const alerts: MappedAlert[] = [];
  const rejections: Rejection[] = [];
  const unmapped = new Set<string>();

  for (const { place, value } of documents) {
    const fields = findUnmapped(value, mapping.names);
    for (const field of fields) unmapped.add(field);
    try {
      const result = await mapping.run(value);
      const items = Array.isArray(result) ? result : result === undefined ? [] : [result];
      if (items.length > itemsMax)
        throw new MappingError(`The mapping makes more than ${itemsMax} items of one document.`);
      if (items.length === 0)
        rejections.push({ place, reason: 'not_an_alert', detail: 'The mapping found no alert in it.' });
      const contextOf = contextsOf(value, items.length);
      for (const [at, item] of items.entries()) {
        const read = readAlert(item, receivedAt);
        if (!('alert' in read)) rejections.push({ place, reason: read.reason, detail: read.detail });
        else if (alerts.length >= alertsMax)
          rejections.push({ place, reason: 'too_many', detail: `A delivery holds at most ${alertsMax} alerts.` });
        else {
          const context = contextOf(read.alert, at);
          alerts.push({ alert: read.alert, place, unmapped: fields.length, context });
        }
      }
    } catch (cause) {
      if (!(cause instanceof MappingError)) throw cause;
      const where = cause.position === null ? '' : ` (character ${cause.position})`;
      rejections.push({ place, reason: 'mapping_failed', detail: `${cause.message}${where}` });
    }
  }
  return { alerts, rejections, unmapped: [...unmapped].toSorted() };
}
