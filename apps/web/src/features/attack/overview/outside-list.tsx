import type { AttackMatrix, LayerValues } from '@halyard/contracts/intelligence/attack.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { AlertsLink, ThreatsLink } from '../record-links.tsx';
import styles from './outside-list.module.css';

type Props = {
  readonly matrix: AttackMatrix;
  readonly layers: readonly (LayerValues | undefined)[];
};

function OfRecords({ matrix }: Pick<Props, 'matrix'>) {
  const { outside: words, matrix: figures } = useMessages(attackWords);
  const format = useFormat();
  const { outside, period, since } = matrix;
  if (outside.length === 0) return null;
  return (
    <details>
      <summary>
        <Quantity>{words.records(outside.length, format.number(outside.length))}</Quantity>
      </summary>
      <ul>
        {outside.map(({ number, name, reason, threats, alerts }) => (
          <li key={number}>
            <code>{number}</code> {name} <span className={styles.reason}>{words.reasons[reason]}</span>
            {threats > 0 && (
              <ThreatsLink number={number} period={period} since={since}>
                <Quantity>{figures.threats(threats, format.number(threats))}</Quantity>
              </ThreatsLink>
            )}
            {alerts > 0 && (
              <AlertsLink number={number} period={period} since={since}>
                <Quantity>{figures.alerts(alerts, format.number(alerts))}</Quantity>
              </AlertsLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Numbers that records or layers name and that the matrix does not have; never dropped. */
export function OutsideList({ matrix, layers }: Props) {
  const { outside: words, domains } = useMessages(attackWords);
  const format = useFormat();
  const version = matrix.version === null ? words.thisMatrix : `${domains[matrix.domain]} ${matrix.version}`;
  const ofLayers = layers
    .filter((one) => one !== undefined)
    .filter(({ kind, outside }) => kind === 'scores' && outside.length > 0);
  if (matrix.outside.length === 0 && ofLayers.length === 0) return null;
  return (
    <section aria-label={words.title} className={styles.outside}>
      {ofLayers.map(({ name, outside }) => (
        <details key={name} open>
          <summary>
            <Quantity>{words.layer(outside.length, format.number(outside.length), version)}</Quantity>
          </summary>
          <ul>
            {outside.map(({ number, reason }) => (
              <li key={number}>
                <code>{number}</code> <span className={styles.reason}>{words.reasons[reason]}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <OfRecords matrix={matrix} />
    </section>
  );
}
