import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { type HeatSpan, heatRanges } from '../explore/heat-level.ts';
import { useLocationWords } from './cell-words.ts';
import styles from './map.module.css';

type Props = { readonly span: HeatSpan; readonly hexagonSize: number };

/** The legend of the colors, with numbers, and the width of a hexagon. */
export function MapLegend({ span, hexagonSize }: Props) {
  const { map: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  const { length } = useLocationWords();
  return (
    <div className={styles.legend}>
      <span>{text.legend}</span>
      <ul>
        {heatRanges(span).map(({ level, from, to }) => (
          <li key={level}>
            <span className={styles.swatch} data-heat={level} aria-hidden />
            <Quantity>{text.range(format.number(from), format.number(to))}</Quantity>
          </li>
        ))}
      </ul>
      <span>{text.size(length(hexagonSize))}</span>
    </div>
  );
}
