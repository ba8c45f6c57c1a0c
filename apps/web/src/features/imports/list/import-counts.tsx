import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords, stixWords } from '../../../text/loaders/intelligence.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { ImportedLinks } from './imported-links.tsx';
import styles from './list.module.css';

type FigureProps = {
  readonly part: 'total' | 'created' | 'updated' | 'unchanged' | 'rejected' | 'skipped';
  readonly children: ReactNode;
};

function Figure({ part, children }: FigureProps) {
  const { summary: text } = useMessages(importsWords);
  return (
    <div className={styles.figure} data-part={part}>
      <dt>{text[part]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type RecordsProps = {
  readonly part: 'total' | 'created' | 'updated' | 'unchanged';
  readonly importId: string;
  readonly count: number;
  readonly isUndone: boolean;
};

/** A number linked to the screens with its records; plain if there are none (anymore). */
function Records({ part, importId, count, isUndone }: RecordsProps) {
  const { summary: text } = useMessages(importsWords);
  // Loaded with the list: a menu that waits for its texts would close again.
  useMessages(stixWords);
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
      {() => <ImportedLinks importId={importId} outcome={part === 'total' ? undefined : part} />}
    </Menu>
  );
}

type Props = { readonly record: ImportRecord; readonly isOpen: boolean; readonly onOpen: () => void };

/** In = created + updated + unchanged + rejected, each with its number. */
export function ImportCounts({ record, isOpen, onOpen }: Props) {
  const { summary: text } = useMessages(importsWords);
  const format = useFormat();
  const { objectsIn, created, updated, unchanged, rejected, skipped } = record;
  const isUndone = record.state === 'undone';
  const writtenRejected = format.number(rejected);
  return (
    <dl className={styles.figures}>
      <Figure part="total">
        <Records part="total" importId={record.id} count={objectsIn} isUndone={isUndone} />
      </Figure>
      <Figure part="created">
        <Records part="created" importId={record.id} count={created} isUndone={isUndone} />
      </Figure>
      <Figure part="updated">
        <Records part="updated" importId={record.id} count={updated} isUndone={isUndone} />
      </Figure>
      <Figure part="unchanged">
        <Records part="unchanged" importId={record.id} count={unchanged} isUndone={isUndone} />
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
      {skipped > 0 && (
        <Figure part="skipped">
          <Quantity className={styles.number}>{format.number(skipped)}</Quantity>
        </Figure>
      )}
    </dl>
  );
}
