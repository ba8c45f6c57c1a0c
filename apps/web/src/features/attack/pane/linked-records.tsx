import type { AttackPeriod, TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import styles from './pane.module.css';

type Props = { readonly detail: TechniqueDetail; readonly period: AttackPeriod };

type Row = { readonly key: string; readonly severity: ThreatSeverity | null; readonly content: ReactNode };

const alertName = (number: number) => `ALT-${String(number).padStart(6, '0')}`;
const rank = ({ severity }: Row) => (severity === null ? threatSeverities.length : threatSeverities.indexOf(severity));
const rowsShown = 12;

function rowsOf({ linked }: TechniqueDetail): readonly Row[] {
  const threats = linked.threats.map(({ id, name, severity }) => ({
    key: id,
    severity,
    content: (
      <Link to="/threats" search={{ threat: id }}>
        {name}
      </Link>
    ),
  }));
  const incidents = linked.incidents.map(({ id, number, name, severity }) => ({
    key: `incident ${id}`,
    severity,
    content: (
      <Link to="/security" search={{ incident: id }}>
        <code>{incidentName(number)}</code> {name}
      </Link>
    ),
  }));
  const alerts = linked.alerts.map(({ id, number, name, severity }) => ({
    key: `alert ${id}`,
    severity,
    content: (
      <Link to="/security" search={{ tab: 'alerts', alerts: 'received', alert: id }}>
        <code>{alertName(number)}</code> {name}
      </Link>
    ),
  }));
  return [...threats, ...incidents, ...alerts].toSorted((one, other) => rank(one) - rank(other)).slice(0, rowsShown);
}

/** The most severe linked records; the figures above open all of them. */
export function LinkedRecords({ detail, period }: Props) {
  const { pane: words } = useMessages(attackWords);
  const rows = rowsOf(detail);
  return (
    <section className={styles.part}>
      <h3>{words.linked}</h3>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{words.noLinked(period)}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ key, severity, content }) => (
            <li key={key}>
              <span className={styles.mark}>{severity && <SeverityMark severity={severity} compact />}</span>
              <span className={styles.grow}>{content}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
