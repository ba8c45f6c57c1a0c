import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { ThreatStatusMark } from '../../../records/marks/status-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import styles from './detail.module.css';

/** The severity and status of a threat. */
export function ThreatHead({ threat }: { readonly threat: Threat }) {
  const text = useMessages(threatsWords);
  return (
    <p className={styles.head}>
      <SeverityMark severity={threat.severity} />
      {threat.severityAssumed && <Badge>{text.detail.assumed}</Badge>}
      <ThreatStatusMark status={threat.status} />
      {threat.sample && <Badge tone="quiet">{text.sample}</Badge>}
    </p>
  );
}
