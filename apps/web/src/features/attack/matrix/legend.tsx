import { Rows3 } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { proofs } from '../attack-search.ts';
import type { View } from '../model/view.ts';
import styles from './legend.module.css';

/** The legend of fill, figures, corner and box, with the lower bound of each step. */
export function Legend({ view: { bounds, kind } }: { readonly view: View }) {
  const { legend: words, tools } = useMessages(attackWords);
  const format = useFormat();
  return (
    <div className={styles.legend}>
      <span className={styles.part}>
        {kind === 'scores' ? words.heatScores : words.heatRecords}
        <span className={styles.ramp}>
          {bounds.map((bound, step) => (
            <Quantity key={bound} className={styles.step} data-step={step + 1}>
              {format.number(bound)}
              {step === bounds.length - 1 && step > 0 && '+'}
            </Quantity>
          ))}
        </span>
      </span>
      <span className={styles.part}>
        <span aria-hidden className={styles.sample}>
          › 8 7 23 16
        </span>
        {words.figures}
      </span>
      <span className={styles.part}>
        <span className={styles.corner} />
        {words.inB}
      </span>
      <span className={styles.part}>
        <Quantity className={styles.box}>{format.number(0)}</Quantity>
        {words.noDetection}
      </span>
      {proofs.map((proof) => (
        <span key={proof} className={styles.part}>
          <span aria-hidden className={styles.proof} data-proof={proof}>
            16
          </span>
          {words[proof]}
        </span>
      ))}
      <AddressLink change={{ view: 'table' }} className={styles.table}>
        <Rows3 size={14} aria-hidden />
        {tools.table}
      </AddressLink>
    </div>
  );
}
