import { sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { rowOf } from '../feeds/csv/read-csv-feed.ts';
import { markedAs } from '../feeds/make-object.ts';
import { mapObject } from '../map-object.ts';
import type { ImportItem } from '../records.ts';
import { rejection } from '../reject.ts';
import { type Cells, cell, choiceCell, tlpCell } from './cells.ts';

/** The fields in the order of `rowOf`. */
const order = ['value', 'type', 'timestamp', 'modified', 'name', 'description', 'confidence', 'labels'] as const;
const positions = {
  value: 0,
  type: 1,
  firstSeen: 2,
  lastSeen: 3,
  name: 4,
  description: 5,
  confidence: 6,
  tags: 7,
  fixedType: '',
};

/**
 * A row of values as an indicator (a CVE number as a vulnerability), as a block list of a source is read: the same value is
 * the same indicator in every file. `now`: for rows without a time, in milliseconds since 1970.
 */
export function mapValue(place: string, cells: Cells, now: number): ImportItem {
  const row = { line: Number(place), cells: order.map((field) => cells.get(field) ?? '') };
  const converted = rowOf(row, positions, { feed: 'file' }).convert(now);
  if ('rejected' in converted) return rejection({ ...converted.rejected, place });
  const severity = choiceCell(cells, 'severity', threatSeverities);
  const source = cell(cells, 'source', sourceMax);
  const markings = markedAs(tlpCell(cells));
  const object = {
    ...converted.object,
    ...(severity && { x_halyard_severity: severity }),
    ...(source !== '' && { x_halyard_source: source }),
    ...(markings.length > 0 && { object_marking_refs: markings }),
  };
  return mapObject({ place, object, text: JSON.stringify(object) });
}
