import { ChevronDown, ChevronRight } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import type { Item } from '../model/view.ts';
import styles from './cell.module.css';

type Props = {
  readonly item: Item;
  readonly isSub: boolean;
  /** Its sub-techniques are in sight. */
  readonly isOpen: boolean;
  /** The pane shows it. */
  readonly isChosen: boolean;
  readonly isDimmed: boolean;
  /** The one that the Tab key stops at. */
  readonly isStop: boolean;
  readonly place: { readonly 'data-column': number; readonly 'data-row': number };
  readonly onOpen: () => void;
  readonly onTurn: () => void;
};

/** A technique in words, for screen readers. */
export function useDescribeItem() {
  const { matrix: words } = useMessages(attackWords);
  const format = useFormat();
  return ({ technique: { number, name, threats, alerts, detections }, subs, b, isGap, proof }: Item): string =>
    [
      `${number} ${name}`,
      subs.length > 0 && words.subs(subs.length, format.number(subs.length)),
      words.threats(threats, format.number(threats)),
      words.alerts(alerts, format.number(alerts)),
      isGap ? words.noDetection : words.detections(detections, format.number(detections)),
      proof && words[proof],
      b && words.inB,
    ]
      .filter((part) => typeof part === 'string')
      .join(', ');
}

/** Threats, alerts and detections in fixed places; a dot is none, a boxed nought what no rule would notice, and the line
 * below the last whether its rules passed their tests. */
export function CellFigures({ item: { technique, isGap, proof } }: { readonly item: Item }) {
  const { matrix: words } = useMessages(attackWords);
  const format = useFormat();
  const shown = (count: number) => (count === 0 ? words.none : format.number(count));
  return (
    <>
      <Quantity className={styles.figure}>{shown(technique.threats)}</Quantity>
      <Quantity className={styles.figure}>{shown(technique.alerts)}</Quantity>
      <Quantity className={styles.figure} data-gap={isGap || undefined} data-proof={proof}>
        {isGap ? format.number(0) : shown(technique.detections)}
      </Quantity>
    </>
  );
}

const shortOf = (number: string) => `.${number.split('.')[1] ?? ''}`;

/** One technique: its name, and four figures in fixed places. The fill is layer A, the corner layer B. */
export function Cell({ item, isSub, isOpen, isChosen, isDimmed, isStop, place, onOpen, onTurn }: Props) {
  const { matrix: words } = useMessages(attackWords);
  const format = useFormat();
  const describe = useDescribeItem();
  const { technique, subs, b, step, isHit } = item;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      className={styles.cell}
      data-step={step}
      data-b={b ? '' : undefined}
      data-hit={isHit || undefined}
      data-dimmed={isDimmed || undefined}
      data-sub={isSub || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        {...place}
        type="button"
        className={styles.open}
        data-technique={technique.number}
        tabIndex={isStop ? 0 : -1}
        aria-label={describe(item)}
        aria-current={isChosen || undefined}
        title={`${technique.number} ${technique.name}`}
        onClick={onOpen}
      >
        <span className={styles.name}>{technique.name}</span>
      </button>
      <span className={styles.figures}>
        {subs.length > 0 ? (
          <button
            type="button"
            className={styles.subs}
            tabIndex={-1}
            aria-expanded={isOpen}
            aria-label={`${technique.name}: ${words.subs(subs.length, format.number(subs.length))}`}
            onClick={onTurn}
          >
            <Chevron size={12} aria-hidden />
            <Quantity>{format.number(subs.length)}</Quantity>
          </button>
        ) : (
          <code className={styles.short}>{isSub ? shortOf(technique.number) : ''}</code>
        )}
        <CellFigures item={item} />
      </span>
    </div>
  );
}
