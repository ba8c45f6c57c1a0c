import type { Threat, ThreatSortKey } from '@halyard/contracts/intelligence/threats.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import facets from '../../../ui/layout/facets.module.css';
import { SortHeader, Table } from '../../../ui/table/table.tsx';
import type { ThreatsSearch } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';
import { ThreatRow } from './threat-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

const columnsInOrder = [
  'type',
  'severity',
  'source',
  'timestamp',
  'status',
] as const satisfies readonly ThreatSortKey[];

/** The direction in which a column is most useful at first: the newest and the most severe on top. */
const firstDirection = (key: ThreatSortKey) => (key === 'timestamp' || key === 'severity' ? 'desc' : 'asc');

type Props = {
  readonly label: string;
  readonly threats: readonly Threat[];
  readonly isBusy: boolean;
  readonly search: ThreatsSearch;
  readonly change: ChangeSearch;
  /** Null where nothing can be done with a selection. */
  readonly selection: Selection | null;
};

/** Threats in the order the headers say, with the columns of the specification. */
export function ThreatTable({ label, threats, isBusy, search, change, selection }: Props) {
  const text = useMessages(threatsWords);
  const { sort, direction } = search;
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
    <Table label={label} busy={isBusy} onKeyDown={onKeyDown}>
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
          {columnsInOrder.map((key) => (
            <SortHeader key={key} sorted={sort === key ? direction : undefined} onSort={() => sortBy(key)}>
              {text.list.columns[key]}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {threats.map((threat) => (
          <ThreatRow
            key={threat.id}
            threat={threat}
            isSelected={selection?.selected.has(threat.id) ?? false}
            isOpen={search.threat === threat.id}
            actions={{ ...onToggle, onOpen: ({ id }) => change({ threat: id }) }}
          />
        ))}
      </tbody>
    </Table>
  );
}
