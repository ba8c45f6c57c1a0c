import type { AnalysisDetails } from '@halyard/contracts/crime/analysis.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import styles from '../analysis.module.css';

const parts = ['coverage', 'completeness', 'size'] as const;

type Props = {
  /** A number from 0 to 1 as text. */
  readonly confidence: string;
  readonly made: AnalysisDetails['confidence'] | undefined;
};

/** The confidence of the result in percent, and its components. */
export function Confidence({ confidence, made }: Props) {
  const { insights: text } = useMessages(crimeWords);
  const format = useFormat();
  const value = Number(confidence);
  return (
    <div className={styles.confidence}>
      <strong className={styles.figure}>{Number.isFinite(value) ? format.percent(value * 100) : confidence}</strong>
      {made && (
        <details>
          <summary>{text.confidenceWhy}</summary>
          <dl className={styles.parts}>
            {parts.map((part) => (
              <div key={part}>
                <dt>
                  {text.parts[part]} <small>{text.partsExplained[part]}</small>
                </dt>
                <dd>{format.percent(made[part] * 100)}</dd>
              </div>
            ))}
          </dl>
          <p>{text.product}</p>
        </details>
      )}
    </div>
  );
}
