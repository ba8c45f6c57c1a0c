import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { crimeWords } from '../../../../text/loaders/crime.ts';
import layout from '../../../../ui/layout/layout.module.css';
import styles from '../analysis.module.css';
import { Figure } from '../figure.tsx';
import { useFindingWords } from './use-finding-words.ts';

/** One finding of a rule: the sentence, its figures, and its limitations. */
export function FindingItem({ finding }: { readonly finding: Finding }) {
  const { insights: text } = useMessages(crimeWords);
  const words = useFindingWords()(finding);
  const { now, before, rule } = finding;
  return (
    <li className={styles.finding} data-rule={rule}>
      <p className={layout.strong}>{words.sentence}</p>
      <p className={styles.findingFigures}>
        <span>
          {text.now} <Figure count={now.count} what={words.what} query={now.query} />
        </span>
        {before && (
          <span>
            {words.before} {/* The mean of several months has a fraction; its rows are those of all of them. */}
            <Figure count={Math.round(before.count * 10) / 10} what={words.before} query={before.query} />
          </span>
        )}
        {words.ratio && <span>{words.ratio}</span>}
      </p>
      {finding.smallNumbers && <p className={styles.caution}>{text.smallNumbers}</p>}
      <p className={layout.faint}>
        {text.rules[rule]} · {text.rulesExplained[rule]}
      </p>
    </li>
  );
}
