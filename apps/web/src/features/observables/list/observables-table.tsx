import { type ObservedType, observedTypes } from '@halyard/contracts/inflow/observable-types.ts';
import type { ObservableEntry } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import type { ReactNode } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { KnownMark, SightingsLink } from '../../../records/observables/observable-links.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import styles from '../observables.module.css';
import { opening } from '../observables-search.ts';

const aMinuteMs = 60_000;
const countsOf = { alert: 'alerts', incident: 'incidents', threat: 'threats' } as const;

/** A number with its link; none is a word, so that nobody follows it. */
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

function Row({ row, isOpen }: { readonly row: ObservableEntry; readonly isOpen: boolean }) {
  const { list, types } = useMessages(observablesWords);
  const { columns } = list;
  return (
    <tr data-selected={isOpen || undefined}>
      <Cell className={styles.valueCell}>
        <span className={styles.marked}>
          {row.sightings > 0 && <KnownMark />}
          <AddressLink change={opening(row.id)} isChosen={isOpen} className={styles.value} data-opens={row.id}>
            <code>{defang(row.value, row.type)}</code>
          </AddressLink>
        </span>
      </Cell>
      <Cell label={columns.type} className={styles.type}>
        <span data-quantity>{types[row.type]}</span>
      </Cell>
      <Cell label={columns.firstSeen} className={styles.seen}>
        <Seen at={row.firstSeen} />
      </Cell>
      <Cell label={columns.lastSeen} className={styles.seen}>
        <Seen at={row.lastSeen} />
      </Cell>
      {observedTypes.map((kind) => (
        <Cell
          key={kind}
          label={columns[countsOf[kind]]}
          aside={row.uses[countsOf[kind]] === 0}
          className={styles.number}
        >
          <UseCount row={row} kind={kind} />
        </Cell>
      ))}
      <Cell label={columns.sightings} aside={row.sightings === 0} className={styles.number}>
        <SightingCount row={row} isHeldBack={false} />
      </Cell>
      <Cell label={columns.heldBack} aside={row.heldBack === 0} className={styles.number}>
        <SightingCount row={row} isHeldBack />
      </Cell>
    </tr>
  );
}

type Props = {
  readonly rows: readonly ObservableEntry[];
  readonly open: string | undefined;
  readonly isBusy: boolean;
};

/** Observables with where they were seen; each number opens what it counts. */
export function ObservablesTable({ rows, open, isBusy }: Props) {
  const { list: text } = useMessages(observablesWords);
  const { columns } = text;
  return (
    <Table label={text.label} busy={isBusy} className={styles.table}>
      <thead>
        <tr>
          {(['value', 'type', 'firstSeen', 'lastSeen'] as const).map((name) => (
            <th key={name} scope="col">
              {columns[name]}
            </th>
          ))}
          {(['alerts', 'incidents', 'threats', 'sightings', 'heldBack'] as const).map((name) => (
            <th key={name} scope="col" className={styles.numberHead}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isOpen={row.id === open} />
        ))}
      </tbody>
    </Table>
  );
}
