import { type Threat, type ThreatSortKey, threatSortKeys } from '@halyard/contracts/intelligence/threats.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { SortHeader, Table } from '../../../ui/table/table.tsx';
import type { ThreatsSearch } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';
import { type ThreatColumn, useColumnNames, useThreatColumns } from './threat-columns.ts';
import { ThreatRow } from './threat-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

const isSortable = (column: ThreatColumn): column is ThreatSortKey =>
  (threatSortKeys as readonly string[]).includes(column);

/** The direction in which a column is most useful at first: the newest and the most severe on top. */
const firstDirection = (key: ThreatSortKey) => (key === 'timestamp' || key === 'severity' ? 'desc' : 'asc');

type Props = {
  readonly label: string;
  readonly threats: readonly Threat[];
  readonly isBusy: boolean;
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  /** Null without bulk actions. */
  readonly selection: Selection | null;
};

/** Threats in the order of the headers, with the columns of the specification. */
export function ThreatTable({ label, threats, isBusy, search, change, selection }: Props) {
  const text = useMessages(threatsWords);
  const { sort, direction } = search;
  const { shown, density } = useThreatColumns();
  const names = useColumnNames();
  const onKeyDown = useRowKeys({
    onToggle(id, isRange) {
      const threat = threats.find((row) => row.id === id);
      if (threat) selection?.toggle(threats, threat, isRange);
    },
  });
  const sortBy = (key: ThreatSortKey) => {
    const other = direction === 'asc' ? 'desc' : 'asc';
    change({ sort: key, direction: sort === key ? other : firstDirection(key) });
  };
  const chosen = threats.filter(({ id }) => selection?.selected.has(id)).length;
  const onToggle = selection
    ? { onToggle: (threat: Threat, isRange: boolean) => selection.toggle(threats, threat, isRange) }
    : {};
  return (
    <Table label={label} busy={isBusy} data-density={density} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={facets.tick}>
              <TickBox
                aria-label={text.list.selectAll}
                checked={chosen === threats.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < threats.length;
                }}
                onChange={(event) => selection.select(threats, event.target.checked)}
              />
            </th>
          )}
          {shown.map((key) =>
            isSortable(key) ? (
              <SortHeader key={key} sorted={sort === key ? direction : undefined} onSort={() => sortBy(key)}>
                {names[key]}
              </SortHeader>
            ) : (
              <th key={key} scope="col">
                {names[key]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {threats.map((threat) => (
          <ThreatRow
            key={threat.id}
            threat={threat}
            columns={shown}
            isSelected={selection?.selected.has(threat.id) ?? false}
            isOpen={search.threat === threat.id}
            actions={{ ...onToggle, onOpen: ({ id }) => change({ threat: id }) }}
          />
        ))}
      </tbody>
    </Table>
  );
}
