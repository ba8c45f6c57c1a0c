import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords, importsWords } from '../../../text/loaders/intelligence.ts';
import styles from './preview.module.css';

type Props = {
  /** Undefined until it has arrived. */
  readonly record: ImportRecord | undefined;
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
};

/** Which file it is, and what can be done with it. */
export function PreviewHeading({ record, note, actions }: Props) {
  const text = useMessages(importPreviewWords);
  const { formats } = useMessages(importsWords);
  const format = useFormat();
  const size = useSize();
  return (
    <header className={styles.heading}>
      <div>
        <h1>{text.title}</h1>
        <p className={styles.facts}>
          <Link to="/imports">{text.imports}</Link>
          {record && (
            <span>
              <code>{record.fileName}</code>, {formats[record.format]}, {size(record.bytes)},{' '}
              {text.uploaded(format.dateTime(record.startedAt))}
            </span>
          )}
          {note && <span>{note}</span>}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
