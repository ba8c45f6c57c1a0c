import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import { neighboursAtOnce } from '../../network-queries.ts';
import styles from './narrowing.module.css';

/** An expanded record of which not all neighbours are drawn. */
export type Unfinished = { readonly id: string; readonly name: string; readonly left: number };

type Props = { readonly unfinished: readonly Unfinished[]; readonly onMore: (id: string) => void };

/** How many neighbours of what was expanded are not drawn yet, and the next of them. */
export function MoreLine({ unfinished, onMore }: Props) {
  const { more: text } = useMessages(graphViewWords);
  const format = useFormat();
  return (
    <div className={styles.line}>
      <ul aria-label={text.label}>
        {unfinished.map(({ id, name, left }) => {
          const next = format.number(Math.min(left, neighboursAtOnce));
          return (
            <li key={id}>
              {text.of(name, left, format.number(left))}{' '}
              <Button size="small" variant="quiet" aria-label={text.showOf(name, next)} onClick={() => onMore(id)}>
                {text.show(next)}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
