import type { AnalysisDetails, OpenFigure } from '@halyard/contracts/crime/analysis.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../analysis.module.css';
import { Figure } from '../figure.tsx';

/** The month with and without anti-social behaviour, and the months it is compared with. */
export function ComparisonFigures({ details }: { readonly details: AnalysisDetails }) {
  const { summary: text } = useMessages(crimeWords);
  const figures: readonly (readonly [string, OpenFigure | null])[] = [
    [text.total, details.total],
    [text.withoutAntisocial, details.withoutAntisocial],
    [text.antisocial, details.antisocial],
    [text.previousMonth, details.previousMonth],
    [text.lastYear, details.sameMonthLastYear],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure ? (
              <Figure count={figure.count} what={name} query={figure.query} className={styles.figure} />
            ) : (
              <span className={layout.quiet}>{text.noComparison}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
