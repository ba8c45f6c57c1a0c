import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import styles from './list.module.css';

type FigureProps = {
  readonly part: 'total' | 'created' | 'updated' | 'rejected';
  readonly children: ReactNode;
  readonly note?: string | undefined;
};

function Figure({ part, children, note }: FigureProps) {
  const { summary: text } = useMessages(importsWords);
  return (
    <div className={styles.figure} data-part={part}>
      <dt>{text[part]}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

type RecordsProps = {
  readonly part: 'total' | 'created' | 'updated';
  readonly count: number;
  readonly isUndone: boolean;
};

/** A number that opens the screens where its records are; a plain number where there are none (any more). */
function Records({ part, count, isUndone }: RecordsProps) {
  const { summary: text } = useMessages(importsWords);
  const format = useFormat();
  const written = format.number(count);
  if (count === 0 || isUndone) return <span className={styles.number}>{written}</span>;
  return (
    <Menu
      trigger={written}
      label={text.show(text[part], written)}
      className={styles.number}
      align={part === 'created' ? 'end' : 'start'}
    >
      {() => (
        <>
          <Link to="/threats" search={{ period: '90d' }} role="menuitem">
            {text.threats}
          </Link>
          <Link to="/network" search={{ show: 'all' }} role="menuitem">
            {text.network}
          </Link>
        </>
      )}
    </Menu>
  );
}

type Props = { readonly record: ImportRecord; readonly isOpen: boolean; readonly onOpen: () => void };

/** In = stored + updated + rejected, each with its number. */
export function ImportCounts({ record, isOpen, onOpen }: Props) {
  const { summary: text } = useMessages(importsWords);
  const format = useFormat();
  const { objectsIn, created, updated, unchanged, rejected } = record;
  const isUndone = record.state === 'undone';
  const writtenRejected = format.number(rejected);
  return (
    <dl className={styles.figures}>
      <Figure part="total">
        <Records part="total" count={objectsIn} isUndone={isUndone} />
      </Figure>
      <Figure part="created">
        <Records part="created" count={created} isUndone={isUndone} />
      </Figure>
      <Figure part="updated" note={unchanged > 0 ? text.unchanged(format.number(unchanged)) : undefined}>
        <Records part="updated" count={updated} isUndone={isUndone} />
      </Figure>
      <Figure part="rejected">
        {rejected === 0 && <span className={styles.number}>{writtenRejected}</span>}
        {rejected > 0 && (
          <button
            type="button"
            className={styles.number}
            aria-label={text.showRejected(writtenRejected)}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            {writtenRejected}
          </button>
        )}
      </Figure>
    </dl>
  );
}
