import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { AddFilter } from './add-filter.tsx';
import styles from './reading.module.css';
import { type OnRun, ReadingChip, writeChip } from './reading-chip.tsx';

type Props = {
  readonly reading: AnswerReading;
  readonly mayAsk: boolean;
  readonly onRun: OnRun;
};

/** The reading of a question, part by part: each can be changed or removed, and the answer runs again. */
export function ReadingChips({ reading: { chips, filters, by }, mayAsk, onRun }: Props) {
  const { interpretation: text } = useMessages(assistantWords);
  return (
    <ul className={styles.chips} aria-label={by === 'model' ? text.byModel : text.label}>
      {chips.map((chip) => (
        <ReadingChip key={writeChip(chip)} chip={chip} mayAsk={mayAsk} onRun={onRun} />
      ))}
      {mayAsk && filters.length > 0 && (
        <li>
          <AddFilter filters={filters} onRun={onRun} />
        </li>
      )}
      {by === 'model' && <li className={styles.by}>{text.byModel}</li>}
    </ul>
  );
}
