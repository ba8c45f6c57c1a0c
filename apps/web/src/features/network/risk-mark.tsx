import { useMessages } from '../../text/lazy-messages.ts';
import { networkWords } from '../../text/loaders/network-words.ts';
import { type Level, Severity } from '../../ui/marks/severity.tsx';
import styles from './network.module.css';

const levels: readonly Level[] = ['critical', 'high', 'medium', 'low'];

/** How dangerous a record is: the risk of an entity, the severity of a threat; not rated is a word, not a level. */
export function RiskMark({ severity, risk }: { readonly severity: string | null; readonly risk: string | null }) {
  const { graph, unrated } = useMessages(networkWords);
  const word = (severity ?? risk ?? '').toLowerCase();
  const level = levels.find((known) => known === word);
  return level ? (
    <Severity level={level} label={graph.tones[level]} />
  ) : (
    <span className={styles.quiet}>{unrated}</span>
  );
}
