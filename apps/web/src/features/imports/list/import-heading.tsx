import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { ChevronDown } from 'lucide-react';
import importItem from '../../../importing/import-item.module.css';
import { useSize } from '../../../importing/use-size.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { describeImporter } from './describe-importer.ts';
import styles from './list.module.css';
import { StateMark } from './state-mark.tsx';

const aMinuteMs = 60_000;

type Props = {
  readonly record: ImportRecord;
  readonly isOpen: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
};

/** State, file, size, who and when; the name opens the details. */
export function ImportHeading({ record, isOpen, detailsId, onToggle }: Props) {
  const text = useMessages(importsWords);
  const format = useFormat();
  const size = useSize();
  const now = useNow(aMinuteMs);
  const { fileName, state, bytes, by, startedAt } = record;
  return (
    <div className={styles.heading}>
      <h3>
        <button
          type="button"
          className={styles.file}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-label={text.open(fileName)}
          onClick={onToggle}
        >
          <ChevronDown size={16} aria-hidden className={importItem.chevron} />
          {fileName}
        </button>
      </h3>
      <p className={styles.facts}>
        <StateMark state={state} />
        <span>{size(bytes)}</span>
        <span>{describeImporter(by, text)}</span>{' '}
        <time dateTime={startedAt} title={`${format.dateTime(startedAt)} ${format.zone(startedAt)}`}>
          {format.relative(startedAt, now)}
        </time>
      </p>
    </div>
  );
}
