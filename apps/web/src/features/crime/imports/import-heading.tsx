import type { CrimeImport } from '@halyard/contracts/crime-imports.ts';
import { ChevronDown } from 'lucide-react';
import importItem from '../../../importing/import-item.module.css';
import { useSize } from '../../../importing/use-size.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './imports.module.css';
import { StateMark } from './state-mark.tsx';

const aMinuteMs = 60_000;

type Props = {
  readonly record: CrimeImport;
  readonly isOpen: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
};

/** State, name, source, size, who and when; the name opens the files. */
export function ImportHeading({ record, isOpen, detailsId, onToggle }: Props) {
  const text = useMessages(crimeImportsWords);
  const format = useFormat();
  const size = useSize();
  const now = useNow(aMinuteMs);
  const { name, state, source, bytes, by, startedAt, filesIn, sample } = record;
  return (
    <div className={styles.heading}>
      <h3>
        <button
          type="button"
          className={styles.file}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-label={text.open(name)}
          onClick={onToggle}
        >
          <ChevronDown size={16} aria-hidden className={importItem.chevron} />
          {name}
        </button>{' '}
        {sample && <Badge tone="quiet">{text.sample}</Badge>}
      </h3>
      <p className={styles.facts}>
        <StateMark state={state} />
        <span>{text.source(source)}</span>
        {filesIn !== null && <Quantity>{text.summary.files(filesIn, format.number(filesIn))}</Quantity>}
        <span>{size(bytes)}</span>
        {source !== 'sample' && <span>{by?.name ?? text.nobody}</span>}{' '}
        <time dateTime={startedAt} title={`${format.dateTime(startedAt)} ${format.zone(startedAt)}`}>
          {format.relative(startedAt, now)}
        </time>
      </p>
    </div>
  );
}
