import type { StixFacts } from '@halyard/contracts/intelligence/stix-facts.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixFactsWords } from '../../text/loaders/intelligence.ts';
import { Quantity } from '../../ui/marks/figure.tsx';
import styles from './stix-facts.module.css';

/** The target of a citation on the same screen. */
export const referenceId = (number: number) => `stix-reference-${number}`;

/** A description whose citations are numbers linked to the references. */
export function CitedDescription({ description }: { readonly description: StixFacts['description'] }) {
  const text = useMessages(stixFactsWords);
  const format = useFormat();
  return description.map((piece, index) =>
    'text' in piece ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their places.
      <sup key={index}>
        <a
          href={`#${referenceId(piece.cites)}`}
          aria-label={text.reference(format.number(piece.cites))}
          className={styles.citation}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(referenceId(piece.cites))?.scrollIntoView({ block: 'nearest' });
          }}
        >
          <Quantity>{`[${format.number(piece.cites)}]`}</Quantity>
        </a>
      </sup>
    ),
  );
}
