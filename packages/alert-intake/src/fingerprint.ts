import { createHash } from 'node:crypto';
import type { IncomingAlert } from './incoming-alert.ts';

/** Grows when the way a fingerprint is made changes: those of two versions are never compared. */
export const fingerprintVersion = 1;

const digest = (parts: readonly string[]) =>
  createHash('sha256')
    // Lengths keep "ab","c" and "a","bc" apart.
    .update(parts.map((part) => `${part.length}:${part}`).join(''))
    .digest('hex');

/** Identifies the same alert in messages of one source: the fields of the key, by name and value. */
export const fingerprintOf = (sourceId: string, { key }: Pick<IncomingAlert, 'key'>): string =>
  digest([String(fingerprintVersion), sourceId, ...key.flat()]);

/** Identifies the same occurrence of an alert: the event's id, else its time, else its delivery and position. */
export const occurrenceOf = (
  { event, at }: Pick<IncomingAlert, 'event' | 'at'>,
  place: { readonly deliveryId: string; readonly place: number },
): string =>
  event === null && at === null
    ? `${place.deliveryId}#${place.place}`
    : digest([event ?? '', event === null ? (at ?? '') : '']);
