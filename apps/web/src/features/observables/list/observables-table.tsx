import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { ObservableEntry } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import type { ReactNode } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { KnownMark, SightingsLink } from '../../../records/observables/observable-links.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import styles from '../observables.module.css';
import { opening } from '../observables-search.ts';
import { isCounted, type ObservableColumn, useObservableColumns } from './observable-columns.ts';

const aMinuteMs = 60_000;
const countsOf = { alert: 'alerts', incident: 'incidents', threat: 'threats' } as const;

/** A linked number; zero is a word without a link. */
function Count({ count, children }: { readonly count: number; readonly children: (written: string) => ReactNode }) {
  const { list: text } = useMessages(observablesWords);
  const format = useFormat();
  return count === 0 ? <span className={styles.none}>{text.noneOf}</span> : children(format.number(count));
}

function UseCount({ row, kind }: { readonly row: ObservableEntry; readonly kind: ObservedType }) {
  const count = row.uses[countsOf[kind]];
  return (
    <Count count={count}>
      {(written) => (
        <AddressLink change={opening(row.id, kind)}>
          <Figure rows={count}>{written}</Figure>
        </AddressLink>
      )}
    </Count>
  );
}

function SightingCount({ row, isHeldBack }: { readonly row: ObservableEntry; readonly isHeldBack: boolean }) {
  const count = isHeldBack ? row.heldBack : row.sightings;
  return (
    <Count count={count}>
      {(written) => (
        <SightingsLink of={{ observable: row.id }} count={count} isHeldBack={isHeldBack}>
          {written}
        </SightingsLink>
      )}
    </Count>
  );
}

function Seen({ at }: { readonly at: string }) {
  const format = useFormat();
  const now = useNow(aMinuteMs);
  return (
    <time dateTime={at} title={`${format.dateTime(at)} ${format.zone(at)}`}>
      {format.relative(at, now)}
    </time>
  );
}

/** The content of each column for an observable. */
function useCells(row: ObservableEntry, isOpen: boolean): Readonly<Record<ObservableColumn, () => ReactNode>> {
  const { list, types } = useMessages(observablesWords);
  const { columns } = list;
  const use = (kind: ObservedType) => () => (
    <Cell key={kind} label={columns[countsOf[kind]]} aside={row.uses[countsOf[kind]] === 0} className={styles.number}>
      <UseCount row={row} kind={kind} />
    </Cell>
  );
  const sightings = (name: 'sightings' | 'heldBack') => () => (
    <Cell key={name} label={columns[name]} aside={row[name] === 0} className={styles.number}>
      <SightingCount row={row} isHeldBack={name === 'heldBack'} />
    </Cell>
  );
  const seen = (name: 'firstSeen' | 'lastSeen') => () => (
    <Cell key={name} label={columns[name]} className={styles.seen}>
      <Seen at={row[name]} />
    </Cell>
  );
  return {
    value: () => (
      <Cell key="value" className={styles.valueCell}>
        <span className={styles.marked}>
          {row.sightings > 0 && <KnownMark />}
          <AddressLink change={opening(row.id)} isChosen={isOpen} className={styles.value} data-opens={row.id}>
            <code>{defang(row.value, row.type)}</code>
          </AddressLink>
        </span>
      </Cell>
    ),
    type: () => (
      <Cell key="type" label={columns.type} className={styles.type}>
        <span data-quantity>{types[row.type]}</span> {row.tlp !== null && <Badge tone="quiet">{row.tlp}</Badge>}
      </Cell>
    ),
    firstSeen: seen('firstSeen'),
    lastSeen: seen('lastSeen'),
    alerts: use('alert'),
    incidents: use('incident'),
    threats: use('threat'),
    sightings: sightings('sightings'),
    heldBack: sightings('heldBack'),
  };
}

type RowProps = {
  readonly row: ObservableEntry;
  readonly columns: readonly ObservableColumn[];
  readonly isOpen: boolean;
};

function Row({ row, columns, isOpen }: RowProps) {
  const cells = useCells(row, isOpen);
  return <tr data-selected={isOpen || undefined}>{columns.map((column) => cells[column]())}</tr>;
}

type Props = {
  readonly rows: readonly ObservableEntry[];
  readonly open: string | undefined;
  readonly isBusy: boolean;
};

/** Observables with their occurrences; each number opens what it counts. */
export function ObservablesTable({ rows, open, isBusy }: Props) {
  const { list: text } = useMessages(observablesWords);
  const { shown, density } = useObservableColumns();
  return (
    <Table label={text.label} busy={isBusy} data-density={density} className={styles.table}>
      <thead>
        <tr>
          {shown.map((name) => (
            <th key={name} scope="col" className={isCounted(name) ? styles.numberHead : undefined}>
              {text.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={shown} isOpen={row.id === open} />
        ))}
      </tbody>
    </Table>
  );
}
