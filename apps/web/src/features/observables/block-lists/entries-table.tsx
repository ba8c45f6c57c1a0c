import type { BlockEntry } from '@halyard/contracts/inflow/block-lists.ts';
import { defang } from '@halyard/observables/defang';
import { useFormat } from '../../../preferences/format.ts';
import { useGuardName } from '../../../records/block-lists/block-outcome.tsx';
import { RecordOfOrigin } from '../../../records/block-lists/record-of-origin.tsx';
import { ObservableLink } from '../../../records/observables/observable-links.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import facets from '../../../ui/layout/facets.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import styles from './blocks.module.css';

export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly set: (ids: readonly string[]) => void;
};

type RowProps = { readonly entry: BlockEntry; readonly selection: Selection | undefined };

function Value({ entry: { type, value, isObserved, observableId } }: { readonly entry: BlockEntry }) {
  const shown = <code>{defang(value, type)}</code>;
  return isObserved ? <ObservableLink id={observableId}>{shown}</ObservableLink> : <span data-quantity>{shown}</span>;
}

function Row({ entry, selection }: RowProps) {
  const { entries: text, states } = useMessages(blockListsWords);
  const { types } = useMessages(observablesWords);
  const { columns } = text;
  const format = useFormat();
  const guardName = useGuardName();
  const isSelected = selection?.selected.has(entry.id) ?? false;
  const toggle = () =>
    selection?.set(
      isSelected ? [...selection.selected].filter((id) => id !== entry.id) : [...selection.selected, entry.id],
    );
  const end = entry.endedAt ?? entry.expiresAt;
  return (
    <tr data-selected={isSelected || undefined}>
      {selection && (
        <td className={facets.tick}>
          {entry.state !== 'removed' && (
            <TickBox aria-label={text.select(defang(entry.value, entry.type))} checked={isSelected} onChange={toggle} />
          )}
        </td>
      )}
      <Cell className={styles.value}>
        <Value entry={entry} />{' '}
        <small className={layout.quietSmall}>
          <Quantity>{types[entry.type]}</Quantity>
        </small>
      </Cell>
      <Cell label={columns.state} className={styles.state} data-state={entry.state}>
        {states[entry.state]}
      </Cell>
      <Cell label={columns.reason} className={styles.reason}>
        <Quantity>{entry.reason}</Quantity>{' '}
        {entry.overrides && <Badge>{text.overrides(guardName(entry.overrides))}</Badge>}
      </Cell>
      <Cell label={columns.added}>
        <Quantity>{text.addedBy(entry.addedBy?.name ?? '', format.dateTime(entry.addedAt))}</Quantity>
        <br />
        <RecordOfOrigin origin={entry.origin} id={entry.originId} />
      </Cell>
      <Cell label={columns.expires}>
        {end === null ? text.never : <time dateTime={end}>{format.dateTime(end)}</time>}
      </Cell>
    </tr>
  );
}

type Props = {
  readonly entries: readonly BlockEntry[];
  readonly isBusy: boolean;
  /** Absent for those who may not change entries. */
  readonly selection: Selection | undefined;
};

/** Entries with reason, author and expiry. */
export function EntriesTable({ entries, isBusy, selection }: Props) {
  const { entries: text } = useMessages(blockListsWords);
  const { columns } = text;
  const removable = entries.filter(({ state }) => state !== 'removed').map(({ id }) => id);
  return (
    <Table label={text.label} busy={isBusy} className={styles.table}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={facets.tick}>
              <TickBox
                aria-label={text.selectAll}
                checked={removable.length > 0 && removable.every((id) => selection.selected.has(id))}
                onChange={({ target }) => selection.set(target.checked ? removable : [])}
              />
            </th>
          )}
          {(['value', 'state', 'reason', 'added', 'expires'] as const).map((name) => (
            <th key={name} scope="col">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}
