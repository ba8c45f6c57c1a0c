import type { KpiName, Kpis } from '@halyard/contracts/incidents.ts';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { usePack } from '../../../text/pack.ts';
import { securityWords } from '../../../text/security-words.ts';
import { SecurityLink } from '../security-link.tsx';
import { noNarrowing } from '../security-search.ts';
import styles from './kpis.module.css';
import { useFlash } from './use-flash.ts';

type CardProps = {
  readonly name: KpiName;
  /** Undefined until it has arrived, null where there is nothing to count. */
  readonly value: number | null | undefined;
  readonly unit?: string;
  readonly note: ReactNode;
  readonly title?: string | undefined;
  readonly isChosen: boolean;
};

function Card({ name, value, unit, note, title, isChosen }: CardProps) {
  const { kpis: text } = usePack(securityWords);
  const format = useFormat();
  const flash = useFlash(value);
  const id = useId();
  const written = value === null ? text.none : value !== undefined && format.number(value);
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <span id={`${id}label`} className={styles.label}>
        {text[name]}
      </span>
      <SecurityLink
        change={{ ...noNarrowing, tab: undefined, kpi: name }}
        isChosen={isChosen}
        className={styles.figureLink}
        aria-labelledby={`${id}label ${id}figure`}
        aria-describedby={`${id}note`}
      >
        <span id={`${id}figure`} ref={flash} className={styles.figure}>
          {written}
          {unit && value !== null && value !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
      </SecurityLink>
      <span id={`${id}note`} className={styles.note} title={title}>
        {note}
      </span>
    </li>
  );
}

type Props = { readonly kpis: Kpis | undefined; readonly chosen: KpiName | undefined };

/** The four figures; each is a link to the incidents it is counted from. The layout stands before they arrive. */
export function KpiCards({ kpis, chosen }: Props) {
  const { kpis: text } = usePack(securityWords);
  const format = useFormat();
  const unresolved = kpis?.analysts.reduce((sum, analyst) => sum + analyst.unresolved, 0);
  const resolution = (known: Kpis) =>
    known.averageResolution === null
      ? text.nothingResolved
      : text.over(known.averagedOver, format.number(known.averagedOver));
  return (
    <ul className={styles.cards} aria-label={text.label} aria-busy={kpis === undefined || undefined}>
      <Card
        name="open"
        value={kpis?.openIncidents}
        note={kpis && text.critical(kpis.openCritical, format.number(kpis.openCritical))}
        isChosen={chosen === 'open'}
      />
      <Card
        name="averageResolution"
        value={kpis?.averageResolution}
        unit={text.hours}
        note={kpis && resolution(kpis)}
        isChosen={chosen === 'averageResolution'}
      />
      <Card
        name="resolved24h"
        value={kpis?.resolvedIn24h}
        note={kpis && text.lastDay}
        isChosen={chosen === 'resolved24h'}
      />
      <Card
        name="activeAnalysts"
        value={kpis?.activeAnalysts}
        note={unresolved !== undefined && text.unresolved(unresolved, format.number(unresolved))}
        title={kpis?.analysts.map(({ name }) => name).join(', ')}
        isChosen={chosen === 'activeAnalysts'}
      />
    </ul>
  );
}
