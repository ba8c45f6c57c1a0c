import type { SourceList } from '@halyard/contracts/inflow/sources.ts';
import { useId } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import cards from '../../../ui/layout/cards.module.css';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import { useFlash } from '../../../ui/marks/use-flash.ts';
import { type SumName, sortedBy, sumNames } from '../sources-search.ts';
import styles from './overview.module.css';

type CardProps = { readonly name: SumName; readonly value: number | undefined; readonly isChosen: boolean };

function Card({ name, value, isChosen }: CardProps) {
  const { figures: text } = useMessages(sourcesWords);
  const format = useFormat();
  const flash = useFlash(value);
  const id = useId();
  const named = { className: styles.figureLink, 'aria-labelledby': `${id}l ${id}f`, 'aria-describedby': `${id}n` };
  const look = { id: `${id}f`, ref: flash, className: styles.figure };
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      <span id={`${id}l`} className={cards.label}>
        {text[name]}
      </span>
      <AddressLink {...named} change={sortedBy(name)} isChosen={isChosen}>
        {value === undefined ? (
          <span {...look} />
        ) : (
          <Figure {...look} rows={value}>
            {format.number(value)}
          </Figure>
        )}
      </AddressLink>
      <span id={`${id}n`} className={cards.note}>
        <Quantity>{text.notes[name]}</Quantity>
      </span>
    </li>
  );
}

type Props = { readonly list: SourceList | undefined; readonly chosen: SumName | undefined };

/** The six figures of the last 24 hours; items in are always created, updated, folded and rejected together. */
export function FigurePanel({ list, chosen }: Props) {
  const { figures: text } = useMessages(sourcesWords);
  const format = useFormat();
  const write = (name: Exclude<SumName, 'deadLetters'>) => format.number(list?.counts[name] ?? 0);
  return (
    <ul
      aria-label={text.label}
      className={styles.figures}
      aria-busy={list === undefined || undefined}
      title={list && text.sum(write('items'), write('created'), write('updated'), write('folded'), write('rejected'))}
    >
      {sumNames.map((name) => (
        <Card
          // The initial value is not a change that should flash.
          key={`${name} ${list !== undefined}`}
          name={name}
          value={name === 'deadLetters' ? list?.deadLetters : list?.counts[name]}
          isChosen={chosen === name}
        />
      ))}
    </ul>
  );
}
