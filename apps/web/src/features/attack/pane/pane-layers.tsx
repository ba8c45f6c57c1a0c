import type { LayerValue } from '@halyard/contracts/intelligence/attack.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import type { AttackSearch } from '../attack-search.ts';
import { useLayerName } from '../layers/use-layer-name.ts';
import type { Layer } from '../model/view.ts';
import styles from './pane.module.css';

type Props = {
  readonly number: string;
  readonly search: AttackSearch;
  readonly layers: { readonly a: Layer; readonly b: Layer };
};

/** The value of the technique in both layers, and its meaning. */
export function PaneLayers({ number, search, layers }: Props) {
  const { pane: words, legend } = useMessages(attackWords);
  const format = useFormat();
  const nameOf = useLayerName(search);
  const saysOf = ({ kind }: Layer, value: LayerValue | undefined) => {
    if (!value) return words.notIn;
    if (value.value === null) return words.marked;
    return kind === 'scores' ? words.score : legend.ofRecords;
  };
  const shown = (['a', 'b'] as const).filter((which) => which === 'a' || search.b !== undefined);
  return (
    <section className={styles.part}>
      <h3>{words.layers}</h3>
      <ul className={styles.rows}>
        {shown.map((which) => {
          const value = layers[which].values.get(number);
          return (
            <li key={which}>
              <strong>{which.toUpperCase()}</strong>
              <span className={styles.grow}>
                {nameOf(search[which])}
                {value?.tactics.length === 0 && value.comment && (
                  <span className={styles.comment}>{value.comment}</span>
                )}
                {value?.tactics.map((one) => (
                  <span key={one.tactic} className={styles.comment}>
                    <Quantity>
                      {[one.tactic, one.value, one.comment].filter((part) => part !== null).join(' · ')}
                    </Quantity>
                  </span>
                ))}
              </span>
              <span className={styles.quiet}>{saysOf(layers[which], value)}</span>
              {value && value.value !== null && <Quantity>{format.number(value.value)}</Quantity>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
