import type { Columns } from '../../../records/columns/kept-columns.ts';
import { useColumns } from '../../../records/columns/use-columns.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';

const usual = ['type', 'severity', 'source', 'timestamp', 'status'] as const;
const all = [...usual, 'confidence', 'tlp', 'country', 'labels'] as const;
export type ThreatColumn = (typeof all)[number];
const columns: Columns<ThreatColumn> = { all, usual, required: ['type'] };

/** The columns of the table of threats; the one with the name is always shown. */
export const useThreatColumns = () => useColumns('threats', columns);

/** The labels of the columns. */
export function useColumnNames(): Readonly<Record<ThreatColumn, string>> {
  const { list, form } = useMessages(threatsWords);
  const { tlp, labels, country, confidence } = form;
  return { ...list.columns, tlp, labels, country, confidence };
}
