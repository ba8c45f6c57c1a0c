import type { AttackPeriod, TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { AlertsLink, IncidentsLink, ThreatsLink } from '../record-links.tsx';
import styles from './pane.module.css';

type Props = { readonly detail: TechniqueDetail; readonly period: AttackPeriod };

/** Four figures, each linked to the records that it counts. */
export function PaneFigures({ detail, period }: Props) {
  const { table: words, pane } = useMessages(attackWords);
  const format = useFormat();
  const { number, since, threats, alerts, incidents, detections } = detail;
  const to = { number, period, since };
  const figure = (rows: number) => <Figure rows={rows}>{format.number(rows)}</Figure>;
  return (
    <dl aria-label={pane.figures} className={styles.figures}>
      <Fact label={words.threats}>
        <ThreatsLink {...to}>{figure(threats)}</ThreatsLink>
      </Fact>
      <Fact label={words.alerts}>
        <AlertsLink {...to}>{figure(alerts)}</AlertsLink>
      </Fact>
      <Fact label={words.incidents}>
        <IncidentsLink {...to}>{figure(incidents)}</IncidentsLink>
      </Fact>
      <Fact label={words.detections}>
        <Link to="/sigma" search={{ technique: number }}>
          {figure(detections)}
        </Link>
      </Fact>
    </dl>
  );
}
