import type { Instant, RejectedItem } from './records.ts';
import { rejection } from './reject.ts';

/** One version of an object in a file. */
export interface Version {
  readonly place: string;
  readonly id: string;
  readonly modifiedAt: Instant;
}

/**
 * A file may hold several versions of one object (STIX 2.1, 3.6): the newest stays, the other is rejected with the place
 * of the one that stays. Where both are of the same time the first stays.
 */
export function resolveDuplicate(first: Version, second: Version): { stays: Version; rejected: RejectedItem } {
  const isNewer = (second.modifiedAt ?? Number.NEGATIVE_INFINITY) > (first.modifiedAt ?? Number.NEGATIVE_INFINITY);
  const [stays, goes] = isNewer ? [second, first] : [first, second];
  const rejected = rejection({
    place: goes.place,
    objectId: goes.id,
    reason: 'duplicate_in_file',
    detail: stays.place,
  });
  return { stays, rejected };
}
