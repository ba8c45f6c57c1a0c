import { Copy } from 'lucide-react';
import { type RefObject, useState } from 'react';
import styles from '../answer/cited-answer.module.css';
import { IconButton } from '../button.tsx';
import { InternalLink } from '../internal-link.tsx';

/** The sources of an answer. */
export type Source = {
  readonly n: number;
  readonly label: string;
  /** How many records it found; null where it does not count. */
  readonly records: number | null;
  /** The query as it was asked. */
  readonly request: string | null;
  /** The screen that shows these records. */
  readonly href: string | null;
};

/** `written` is the count as the person writes numbers. */
export type SourceWords = {
  readonly sources: (count: number, written: string) => string;
  readonly records: (count: number, written: string) => string;
  readonly open: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
};

/** A query without its percent signs, for the eye; copied it is as it was asked. */
function decode(request: string): string {
  try {
    return decodeURIComponent(request);
  } catch {
    return request;
  }
}

/** A query in full, with a button that copies it. */
function Request({ request, words }: { readonly request: string; readonly words: SourceWords }) {
  const [announcement, setAnnouncement] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(request);
      setAnnouncement(words.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      setAnnouncement(words.copyFailed);
    }
  }

  return (
    <span className={styles.request}>
      <code>{decode(request)}</code>
      <IconButton label={words.copy} className={styles.copy} onClick={copy}>
        <Copy size={14} aria-hidden />
      </IconButton>
      <span role="status">{announcement}</span>
    </span>
  );
}

type Props = {
  readonly sources: readonly Source[];
  readonly words: SourceWords;
  readonly writeNumber: (value: number) => string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly list: RefObject<HTMLOListElement | null>;
};

/** The sources of an answer: queries, counts, and links to the records. */
export function SourceList({ sources, words, writeNumber, isOpen, onToggle, list }: Props) {
  if (sources.length === 0) return null;
  return (
    <details
      className={styles.sources}
      open={isOpen}
      onToggle={(event) => onToggle((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{words.sources(sources.length, writeNumber(sources.length))}</summary>
      <ol ref={list}>
        {sources.map(({ n, label, records, request, href }) => (
          <li key={n} data-source={n} tabIndex={-1}>
            <span className={styles.number}>[{n}]</span>
            <span className={styles.source}>
              <span>
                {label}
                {records !== null && (
                  <span className={styles.quiet}> · {words.records(records, writeNumber(records))}</span>
                )}
              </span>
              {href !== null && (
                <InternalLink address={href} className={styles.open}>
                  {words.open}
                </InternalLink>
              )}
              {request !== null && <Request request={request} words={words} />}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
