import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { SeverityMark } from '../../records/marks/severity-mark.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { networkWords } from '../../text/loaders/intelligence.ts';
import styles from './network.module.css';

/** How dangerous a record is: the risk of an entity, the severity of a threat; not rated is a word, not a level. */
export function RiskMark({ severity, risk }: { readonly severity: string | null; readonly risk: string | null }) {
  const { unrated } = useMessages(networkWords);
  const word = (severity ?? risk ?? '').toLowerCase();
  const known = threatSeverities.find((one) => one.toLowerCase() === word);
  return known ? <SeverityMark severity={known} /> : <span className={styles.quiet}>{unrated}</span>;
}
