import type { CloseReading } from '@halyard/contracts/work/assistant.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import styles from './reading.module.css';
import type { OnRun } from './reading-chips.tsx';

type Props = { readonly readings: readonly CloseReading[]; readonly mayAsk: boolean; readonly onRun: OnRun };

/** Ways to read a question of which none is sure; each says which words it leaves out. */
export function CloseReadings({ readings, mayAsk, onRun }: Props) {
  const text = useMessages(assistantWords).interpretation;
  return (
    <ul className={styles.closest} aria-label={text.closest}>
      {readings.map(({ label, spec, leavesOut }) => (
        <li key={label}>
          <button type="button" disabled={!mayAsk} onClick={() => onRun(spec, label)}>
            <span>{label}</span>
            {leavesOut.length > 0 && <small>{text.leavesOut(leavesOut.join(', '))}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
