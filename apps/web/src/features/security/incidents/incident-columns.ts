import type { Columns } from '../../../records/columns/kept-columns.ts';
import { useColumns } from '../../../records/columns/use-columns.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { viewsWords } from '../../../text/loaders/views.ts';

const all = ['title', 'age', 'target', 'number', 'source', 'status', 'assignee'] as const;
export type IncidentColumn = (typeof all)[number];
const columns: Columns<IncidentColumn> = {
  all,
  usual: ['title', 'age', 'target', 'number', 'source', 'status'],
  required: ['title'],
};

/** The content of incident rows: the title in the first line, the rest in order after and below it. */
export const useIncidentColumns = () => useColumns('incidents', columns);

/** Their labels. */
export function useIncidentColumnNames(): Readonly<Record<IncidentColumn, string>> {
  const { fieldName } = useMessages(securityWords);
  const { age, target, number } = useMessages(viewsWords).columns.incidents;
  const [title, source, status, assignee] = (['title', 'source', 'status', 'assignee'] as const).map(fieldName);
  return { title, age, target, number, source, status, assignee } as Readonly<Record<IncidentColumn, string>>;
}
