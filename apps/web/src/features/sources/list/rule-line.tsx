import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { describeHealth } from '../describe-health.ts';
import styles from './list.module.css';
import { When } from './when.tsx';

const aMinuteMs = 60_000;

/** Explains the rule that determines the health of a source, and its values. */
export function RuleLine({ source }: { readonly source: Source }) {
  const text = useMessages(sourcesWords);
  const now = useNow(aMinuteMs);
  const { fact, rule } = describeHealth(source, now, text);
  return (
    <p className={styles.line}>
      <Quantity>
        <span data-health={source.health}>{fact}</span>
        {rule && <>, {rule}</>}
      </Quantity>
      {source.paused && (
        <>
          {', '}
          <When at={source.paused.at} never="" />
        </>
      )}
    </p>
  );
}
