import { Fragment } from 'react';
import { InternalLink } from '../internal-link.tsx';
import { SourceMarker } from '../marks/source-marker.tsx';
import styles from './cited-answer.module.css';

export type AnswerPart = { readonly text: string; readonly cite: number | null; readonly href: string | null };
export type AnswerSentence = { readonly parts: readonly AnswerPart[]; readonly cites: readonly number[] };

type Props = {
  readonly sentences: readonly AnswerSentence[];
  /** The screen with the records of a source; null where none shows them. */
  readonly addressOf: (n: number) => string | null;
  readonly sourceLabel: (n: number) => string;
  readonly onCite: (n: number) => void;
  /** Each sentence begins a line. */
  readonly asLines?: boolean | undefined;
};

function Part({ part, addressOf }: { readonly part: AnswerPart } & Pick<Props, 'addressOf'>) {
  const address = part.href ?? (part.cite === null ? null : addressOf(part.cite));
  if (address === null) return <>{part.text}</>;
  return (
    <InternalLink address={address} className={part.href === null ? styles.figure : undefined}>
      {part.text}
    </InternalLink>
  );
}

/** Sentences with their sources behind them; figures lead to the records they count, names to the record. */
export function AnswerSentences({ sentences, addressOf, sourceLabel, onCite, asLines = false }: Props) {
  if (sentences.length === 0) return null;
  return (
    <p className={styles.sentences}>
      {sentences.map(({ parts, cites }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change once it is there.
        <Fragment key={place}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Part key={index} part={part} addressOf={addressOf} />
          ))}
          {cites.map((n) => (
            <SourceMarker key={n} n={n} label={sourceLabel(n)} onCite={onCite} />
          ))}
          {asLines ? '\n' : ' '}
        </Fragment>
      ))}
    </p>
  );
}
