import type { AttackPeriod } from '@halyard/contracts/intelligence/attack.ts';
import { threatPeriods } from '@halyard/contracts/intelligence/threats.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  readonly number: string;
  readonly period: AttackPeriod;
  /** When the period began, ISO 8601. */
  readonly since: string;
  readonly children: ReactNode;
};

/** Periods supported by the list of threats; undefined without one that long. */
const threatPeriod = (period: AttackPeriod) => threatPeriods.find((one) => one === period);

/** Leads to the threats that a figure counts. */
export const ThreatsLink = ({ number, period, children }: Props) => {
  const known = threatPeriod(period);
  if (known === undefined) return children;
  return (
    <Link to="/threats" search={{ technique: number, period: known }}>
      {children}
    </Link>
  );
};

/** Leads to the received alerts that a figure counts, whatever their work status. */
export const AlertsLink = ({ number, period, children }: Props) => (
  <Link
    to="/security"
    search={{
      tab: 'alerts',
      alerts: 'received',
      queue: 'all',
      alertTechnique: number,
      ...(period !== 'all' && { alertPeriod: period }),
    }}
  >
    {children}
  </Link>
);

/** Leads to the incidents that a figure counts. */
export const IncidentsLink = ({ number, period, since, children }: Props) => (
  <Link
    to="/security"
    search={{ tab: 'incidents', technique: number, ...(period !== 'all' && { opened: 'yes', from: since }) }}
  >
    {children}
  </Link>
);
