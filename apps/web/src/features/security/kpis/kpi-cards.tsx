import type { KpiName, Kpis } from '@halyard/contracts/operations/incidents.ts';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import cards from '../../../ui/layout/cards.module.css';
import { Figure } from '../../../ui/marks/figure.tsx';
import { useFlash } from '../../../ui/marks/use-flash.ts';
import { noNarrowing, type SecurityChange } from '../security-search.ts';
import styles from './kpis.module.css';

type CardProps = {
  readonly name: KpiName;
  /** Undefined until loaded, null if there is nothing to count. */
  readonly value: number | null | undefined;
  /** As the person writes it; the plain number where that is missing. */
  readonly written?: string | undefined;
  readonly unit?: string;
  /** How many incidents it opens. */
  readonly rows: number | undefined;
  readonly note: ReactNode;
  readonly title?: string | undefined;
  readonly isChosen: boolean;
};

function Card({ name, value, written, unit, rows, note, title, isChosen }: CardProps) {
  const { kpis: text } = useMessages(securityWords);
  const format = useFormat();
  const flash = useFlash(value);
  const id = useId();
  const shown = value === null ? text.none : value !== undefined && (written ?? format.number(value));
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <span id={`${id}label`} className={cards.label}>
        {text[name]}
      </span>
      <AddressLink
        change={{ ...noNarrowing, tab: undefined, kpi: name }}
        isChosen={isChosen}
        className={styles.figureLink}
        aria-labelledby={`${id}label ${id}figure`}
        aria-describedby={`${id}note`}
      >
        <Figure rows={rows ?? 0} id={`${id}figure`} ref={flash} className={styles.figure}>
          {shown}
          {unit && value !== null && value !== undefined && <span className={styles.unit}>{unit}</span>}
        </Figure>
      </AddressLink>
      <span id={`${id}note`} className={styles.note} title={title}>
        {note}
      </span>
    </li>
  );
}

type Props = { readonly kpis: Kpis | undefined; readonly chosen: KpiName | undefined };

/** The four figures; each is a link to the incidents it is counted from. The layout is before they arrive. */
export function KpiCards({ kpis, chosen }: Props) {
  const { kpis: text } = useMessages(securityWords);
  const format = useFormat();
  const link = (rows: number, change: SecurityChange, shown: string) => (
    <AddressLink change={{ ...noNarrowing, tab: undefined, ...change }} className={cards.noteLink}>
      <Figure rows={rows}>{shown}</Figure>
    </AddressLink>
  );
  const unresolved = kpis?.analysts.reduce((sum, analyst) => sum + analyst.unresolved, 0);
  const resolution = (known: Kpis) =>
    known.averageResolution === null
      ? text.nothingResolved
      : link(
          known.averagedOver,
          { kpi: 'averageResolution' },
          text.over(known.averagedOver, format.number(known.averagedOver)),
        );
  return (
    <ul className={cards.cards} aria-label={text.label} aria-busy={kpis === undefined || undefined}>
      <Card
        name="open"
        value={kpis?.openIncidents}
        rows={kpis?.openIncidents}
        note={
          kpis &&
          link(
            kpis.openCritical,
            { kpi: 'open', severity: 'Critical' },
            text.critical(kpis.openCritical, format.number(kpis.openCritical)),
          )
        }
        isChosen={chosen === 'open'}
      />
      <Card
        name="averageResolution"
        value={kpis?.averageResolution}
        written={format.oneDecimal(kpis?.averageResolution ?? 0)}
        unit={text.hours}
        rows={kpis?.averagedOver}
        note={kpis && resolution(kpis)}
        isChosen={chosen === 'averageResolution'}
      />
      <Card
        name="resolved24h"
        value={kpis?.resolvedIn24h}
        rows={kpis?.resolvedIn24h}
        note={kpis && text.lastDay}
        isChosen={chosen === 'resolved24h'}
      />
      <Card
        name="activeAnalysts"
        value={kpis?.activeAnalysts}
        rows={unresolved}
        note={
          unresolved !== undefined &&
          link(unresolved, { kpi: 'activeAnalysts' }, text.unresolved(unresolved, format.number(unresolved)))
        }
        title={kpis?.analysts.map(({ name }) => name).join(', ')}
        isChosen={chosen === 'activeAnalysts'}
      />
    </ul>
  );
}
