import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import type { OnRun } from '../reading/reading-chip.tsx';
import { useMessageTime } from '../thread/use-message-time.ts';
import { useChangedTotal } from './use-changed-total.ts';
import styles from './ways.module.css';

type Props = {
  readonly reading: AnswerReading;
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number;
  readonly mayAsk: boolean;
  readonly onRun: OnRun;
};

/** Says that the data has changed since the answer; its figures stay until it is run again. */
export function ChangedLine({ reading, at, mayAsk, onRun }: Props) {
  const text = useMessages(assistantWords);
  const format = useFormat();
  const describeTime = useMessageTime();
  const total = useChangedTotal({ reading, at });
  return (
    <div role="status">
      {total !== undefined && (
        <p className={styles.changed}>
          <TriangleAlert size={14} aria-hidden />
          {text.changed(describeTime(at).short, format.number(total))}
          <Button size="small" variant="quiet" disabled={!mayAsk} onClick={() => onRun(reading.spec)}>
            {text.interpretation.again}
          </Button>
        </p>
      )}
    </div>
  );
}
