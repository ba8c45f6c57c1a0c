import type { CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { ProgressBar } from '../../../importing/progress-bar.tsx';
import { percentOf, useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { ImportDecision } from './import-decision.tsx';
import { isRunning } from './import-queries.ts';
import { ImportSummary } from './import-summary.tsx';
import styles from './imports.module.css';
import { ProblemLine } from './problem-line.tsx';

/** How far a running import is: bytes first, files once they are counted. */
function Progress({ record: { name, state, bytes, bytesRead, filesIn, filesDone } }: { readonly record: CrimeImport }) {
  const text = useMessages(crimeImportsWords);
  const format = useFormat();
  const size = useSize();
  if (state === 'waiting') return null;
  const percent = percentOf(bytesRead, bytes);
  const words = text.read(format.percent(percent), size(bytesRead), size(bytes));
  return (
    <div className={styles.running}>
      <ProgressBar label={text.progress(name)} percent={bytes > 0 ? percent : undefined} words={words} />
      <span className={styles.note}>
        {filesIn === null ? text.counting : text.filesDone(format.number(filesDone), format.number(filesIn))}
      </span>
    </div>
  );
}

type Props = { readonly record: CrimeImport; readonly isOpen: boolean; readonly onOpen: () => void };

/** The result of an import: its progress, its import summary, or its error. */
export function ImportOutcome({ record, isOpen, onOpen }: Props) {
  const { summary: text } = useMessages(crimeImportsWords);
  if (isRunning(record)) return <Progress record={record} />;
  if (record.state === 'cancelled') return null;
  if (record.state === 'held') return <ImportDecision record={record} />;
  const opening = (label: (written: string) => string) => (written: string) => (
    <button type="button" className={styles.number} aria-label={label(written)} aria-expanded={isOpen} onClick={onOpen}>
      {written}
    </button>
  );
  return (
    <div className={styles.outcome}>
      {record.problem && <ProblemLine problem={record.problem} detail={record.problemDetail} />}
      {record.state !== 'failed' && (
        <ImportSummary
          counts={record}
          total={opening(text.showFiles)}
          imported={opening((written) => text.showFiles(written))}
          rejected={opening(text.showRejected)}
        />
      )}
    </div>
  );
}
