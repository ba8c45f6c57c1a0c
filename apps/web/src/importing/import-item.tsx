import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNow } from '../preferences/clock.tsx';
import { useFormat } from '../preferences/format.ts';
import styles from './import-item.module.css';
import { type AnyImportState, StateMark } from './state-mark.tsx';

const aMinuteMs = 60_000;

type HeadingProps = {
  readonly name: string;
  readonly state: AnyImportState;
  readonly stateWord: string;
  readonly openLabel: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly startedAt: string;
  /** Content beside the name. */
  readonly badge?: ReactNode;
  /** Source, size, who: between the state and the time. */
  readonly facts: ReactNode;
};

/** State, name, facts and time; the name opens the details. */
function Heading({ detailsId, ...props }: HeadingProps & { readonly detailsId: string }) {
  const { name, state, stateWord, openLabel, isOpen, onToggle, startedAt, badge, facts } = props;
  const format = useFormat();
  const now = useNow(aMinuteMs);
  return (
    <div className={styles.heading}>
      <h3>
        <button
          type="button"
          className={styles.file}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-label={openLabel}
          onClick={onToggle}
        >
          <ChevronDown size={16} aria-hidden className={styles.chevron} />
          {name}
        </button>
        {badge}
      </h3>
      <p className={styles.facts}>
        <StateMark state={state} word={stateWord} />
        {facts}{' '}
        <time dateTime={startedAt} title={`${format.dateTime(startedAt)} ${format.zone(startedAt)}`}>
          {format.relative(startedAt, now)}
        </time>
      </p>
    </div>
  );
}

type Props = HeadingProps & {
  readonly outcome: ReactNode;
  readonly actions: ReactNode;
  /** Below the line, whether the item is open or not. */
  readonly note?: ReactNode;
  /** Content of the expanded item, in an element with this id. */
  readonly details: (id: string) => ReactNode;
};

/** One import in a list: heading, outcome, actions, and expandable content. */
export function ImportItem({ outcome, actions, note, details, ...heading }: Props) {
  const detailsId = useId();
  const item = useRef<HTMLLIElement>(null);
  const { isOpen, state } = heading;
  useEffect(() => {
    // A link may open an import far down the list.
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className={styles.item} data-state={state} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <Heading {...heading} detailsId={detailsId} />
        {outcome}
        <div className={styles.actions}>{actions}</div>
      </div>
      {note}
      {isOpen && details(detailsId)}
    </li>
  );
}
