import type { CSSProperties, ReactNode } from 'react';
import type { Columns } from '../../../../../records/columns/kept-columns.ts';
import { useColumns } from '../../../../../records/columns/use-columns.ts';

const all = ['severity', 'alert', 'occurrences', 'lastSeen', 'source', 'work', 'target'] as const;
export type QueueColumn = (typeof all)[number];
/** The content of each column of a row or of the header. */
export type QueueCells = Readonly<Record<QueueColumn, () => ReactNode>>;

/** Groups have their action in the column of the work. */
const columns: Columns<QueueColumn> = { all, usual: all, required: ['severity', 'alert', 'work'] };

/** The columns of the queue. */
export const useQueueColumns = () => useColumns('receivedAlerts', columns);

// Beside an open alert the columns are narrower.
const widths: Readonly<Record<QueueColumn, readonly [wide: string, close: string]>> = {
  severity: ['92px', '84px'],
  alert: ['minmax(0, 1fr)', 'minmax(0, 1fr)'],
  occurrences: ['76px', '44px'],
  lastSeen: ['84px', '84px'],
  source: ['118px', '92px'],
  work: ['112px', '98px'],
  target: ['112px', '94px'],
};

/** How wide the columns are, for the rows and their header. */
export const tracksOf = (shown: readonly QueueColumn[]): CSSProperties => {
  const tracks = (place: 0 | 1) => shown.map((column) => widths[column][place]).join(' ');
  return { '--columns': tracks(0), '--columns-close': tracks(1) } as CSSProperties;
};
