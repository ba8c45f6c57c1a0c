import { ChevronDown, ChevronRight } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type AttackSearch, turnSubs } from '../attack-search.ts';
import { slotsOf } from '../model/slots.ts';
import type { Item, View } from '../model/view.ts';
import type { ChangeSearch } from '../use-attack-search.ts';
import { CellFigures, useDescribeItem } from './cell.tsx';
import styles from './matrix.module.css';

type Props = { readonly view: View; readonly search: AttackSearch; readonly change: ChangeSearch };
type LineProps = Omit<Props, 'view'> & { readonly item: Item; readonly isSub: boolean; readonly isOpen: boolean };

function Line({ item, isSub, isOpen, search, change }: LineProps) {
  const { matrix: words } = useMessages(attackWords);
  const format = useFormat();
  const describe = useDescribeItem();
  const { technique, subs, b, step, isHit } = item;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li
      className={styles.line}
      data-sub={isSub || undefined}
      data-dimmed={(search.search !== '' && !isHit) || undefined}
    >
      <span className={styles.bar} data-step={step} />
      <button
        type="button"
        className={styles.lineOpen}
        aria-label={describe(item)}
        onClick={() => change({ technique: technique.number })}
      >
        <code>{technique.number}</code> {technique.name}
      </button>
      {b && <span className={styles.corner} title={words.inB} />}
      {subs.length > 0 && (
        <button
          type="button"
          className={styles.lineSubs}
          aria-expanded={isOpen}
          aria-label={`${technique.name}: ${words.subs(subs.length, format.number(subs.length))}`}
          onClick={() => change(turnSubs(search, technique.number), { replace: true })}
        >
          <Chevron size={14} aria-hidden />
          <Quantity>{format.number(subs.length)}</Quantity>
        </button>
      )}
      <span className={styles.lineFigures}>
        <CellFigures item={item} />
      </span>
    </li>
  );
}

/** The matrix in a narrow window: tactics stacked, each technique a row. */
export function MatrixSections({ view, search, change }: Props) {
  const { matrix: words } = useMessages(attackWords);
  const format = useFormat();
  return (
    <div className={styles.sections}>
      {view.columns.map((column) => (
        <section key={column.shortName} aria-label={column.name}>
          <h2>
            {column.name}
            <Quantity className={styles.of}>
              {words.of(format.number(column.seen), format.number(column.items.length))}
            </Quantity>
          </h2>
          <ul>
            {slotsOf(column, search).map((slot) =>
              slot.is === 'rest' ? (
                <li key="rest" className={styles.line}>
                  <button
                    type="button"
                    className={styles.lineSubs}
                    onClick={() => change({ all: 'yes', show: undefined, gaps: undefined, proof: undefined })}
                  >
                    <Quantity>{words.notSeen(slot.count, format.number(slot.count))}</Quantity>
                  </button>
                </li>
              ) : (
                <Line key={slot.item.technique.number} {...slot} search={search} change={change} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
