import type { ThreatStatus } from '@halyard/contracts/intelligence/threats.ts';
import type { IncidentStatus } from '@halyard/contracts/operations/incidents.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { recordsWords } from '../../text/loaders/records.ts';
import { type RingLook, StatusRing } from '../../ui/marks/status-ring.tsx';
import styles from './status-mark.module.css';

/** Values without their own mark are an open ring. */
const open: RingLook = { fill: 'none', tone: 'mid' };

const ofIncidents: Readonly<Partial<Record<IncidentStatus, RingLook>>> = {
  Investigating: { fill: 'half', tone: 'accent' },
  Mitigated: { fill: 'threeQuarters', tone: 'high' },
  Resolved: { fill: 'check', tone: 'ok' },
  Closed: { fill: 'check', tone: 'low' },
};

const ofThreats: Readonly<Partial<Record<ThreatStatus, RingLook>>> = {
  Active: { fill: 'none', tone: 'high' },
  Monitoring: { fill: 'quarter', tone: 'accent' },
  Investigating: { fill: 'half', tone: 'accent' },
  Contained: { fill: 'threeQuarters', tone: 'high' },
  Mitigated: { fill: 'check', tone: 'ok' },
};

function Mark({ look = open, word }: { readonly look: RingLook | undefined; readonly word: string }) {
  return (
    <span className={styles.status} data-tone={look.tone}>
      <StatusRing {...look} />
      {word}
    </span>
  );
}

/** The status of an incident by its shape and its word. */
export function IncidentStatusMark({ status }: { readonly status: IncidentStatus }) {
  const { incidentStatuses } = useMessages(recordsWords);
  return <Mark look={ofIncidents[status]} word={incidentStatuses[status]} />;
}

/** The status of a threat by its shape and its word. */
export function ThreatStatusMark({ status }: { readonly status: ThreatStatus }) {
  const { threatStatuses } = useMessages(recordsWords);
  return <Mark look={ofThreats[status]} word={threatStatuses[status]} />;
}
