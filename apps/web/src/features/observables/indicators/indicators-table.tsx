import type { IndicatorEntry } from '@halyard/contracts/inflow/sightings.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { SightingsLink } from '../../../records/observables/observable-links.tsx';
import { ScoreMark } from '../../../records/observables/score-of.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { indicatorsWords } from '../../../text/loaders/indicators.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import styles from '../observables.module.css';

/** From when to when it is valid. */
function useValidity(): (indicator: IndicatorEntry) => string {
  const text = useMessages(indicatorsWords);
  const format = useFormat();
  return ({ validFrom: from, validUntil: until }) => {
    if (from !== null && until !== null) return text.valid(format.date(from), format.date(until));
    if (until !== null) return text.validUntil(format.date(until));
    return from === null ? text.always : text.validFrom(format.date(from));
  };
}

type CountProps = { readonly id: string; readonly count: number; readonly isHeldBack?: boolean };

function Count({ id, count, isHeldBack = false }: CountProps) {
  const { list } = useMessages(observablesWords);
  const format = useFormat();
  if (count === 0) return <span className={styles.none}>{list.noneOf}</span>;
  return (
    <SightingsLink of={{ indicator: id }} count={count} isHeldBack={isHeldBack}>
      {format.number(count)}
    </SightingsLink>
  );
}

function Row({ row }: { readonly row: IndicatorEntry }) {
  const text = useMessages(indicatorsWords);
  const validityOf = useValidity();
  const { columns } = text;
  const { id, name, pattern, standing, why, detail, sightings, heldBack, score } = row;
  return (
    <tr>
      <Cell className={styles.valueCell}>
        <Link to="/threats" search={{ threat: id, period: 'all' }} className={styles.value}>
          <Quantity>{name}</Quantity>
        </Link>
        {pattern !== null && pattern !== name && (
          <code className={styles.pattern} title={pattern}>
            {pattern}
          </code>
        )}
      </Cell>
      <Cell label={columns.standing}>
        <Quantity>
          {standing === 'undecidable' && why !== null ? text.why[why](detail ?? '') : text.standings[standing]}
        </Quantity>
      </Cell>
      <Cell label={columns.validity} className={styles.seen}>
        <Quantity>{validityOf(row)}</Quantity>
      </Cell>
      <Cell label={columns.sightings} aside={sightings === 0} className={styles.number}>
        <Count id={id} count={sightings} />
      </Cell>
      <Cell label={columns.heldBack} aside={heldBack === 0} className={styles.number}>
        <Count id={id} count={heldBack} isHeldBack />
      </Cell>
      <Cell label={columns.score} className={styles.number}>
        <ScoreMark score={score} />
      </Cell>
    </tr>
  );
}

type Props = { readonly rows: readonly IndicatorEntry[]; readonly isBusy: boolean };

/** Indicators with their patterns, status, and sightings. */
export function IndicatorsTable({ rows, isBusy }: Props) {
  const { label, columns } = useMessages(indicatorsWords);
  return (
    <Table label={label} busy={isBusy} className={styles.table}>
      <thead>
        <tr>
          {(['name', 'standing', 'validity'] as const).map((name) => (
            <th key={name} scope="col">
              {columns[name]}
            </th>
          ))}
          {(['sightings', 'heldBack', 'score'] as const).map((name) => (
            <th key={name} scope="col" className={styles.numberHead}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  );
}
