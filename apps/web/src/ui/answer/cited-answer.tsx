import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Source, SourceList, type SourceWords } from '../marks/source-list.tsx';
import { type AnswerSentence, AnswerSentences } from './answer-sentences.tsx';
import styles from './cited-answer.module.css';

/** Few sources are shown by default; for more only their number. */
const shownAtOnce = 2;

type Props = {
  readonly sentences: readonly AnswerSentence[];
  readonly sources: readonly Source[];
  readonly words: SourceWords & { readonly source: (n: number) => string };
  readonly writeNumber: (value: number) => string;
  /** Each sentence begins a line. */
  readonly asLines?: boolean | undefined;
  /** Content between the sentences and their sources; it gets the link to a source. */
  readonly children?: (onCite: (n: number) => void) => ReactNode;
};

/** An answer in sentences that names its sources: the small numbers lead to them. */
export function CitedAnswer({ sentences, sources, words, writeNumber, asLines, children }: Props) {
  const [isOpen, setOpen] = useState(sources.length <= shownAtOnce);
  const [cited, setCited] = useState<{ readonly n: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);

  // After the list has opened: hidden elements cannot be focused.
  useEffect(() => {
    if (!cited) return;
    const source = list.current?.querySelector<HTMLElement>(`[data-source="${cited.n}"]`);
    source?.focus({ preventScroll: true });
    source?.scrollIntoView({ block: 'nearest' });
  }, [cited]);

  function cite(n: number) {
    setOpen(true);
    setCited({ n });
  }

  return (
    <div className={styles.answer}>
      <AnswerSentences
        sentences={sentences}
        addressOf={(n) => sources.find((source) => source.n === n)?.href ?? null}
        sourceLabel={words.source}
        onCite={cite}
        asLines={asLines}
      />
      {children?.(cite)}
      <SourceList
        sources={sources}
        words={words}
        writeNumber={writeNumber}
        isOpen={isOpen}
        list={list}
        onToggle={setOpen}
      />
    </div>
  );
}
