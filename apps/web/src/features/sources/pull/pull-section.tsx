import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { AskNow } from './ask-now.tsx';
import { ExchangeView } from './exchange-view.tsx';
import styles from './pull.module.css';
import { NextPull } from './pull-line.tsx';

type Props = { readonly source: Source; readonly mayEdit: boolean };

/** How the pulls of a source went and when the next one is. An exchange that failed is at the head of the pane. */
export function PullSection({ source, mayEdit }: Props) {
  const { pull: text } = useMessages(sourcesWords);
  const last = source.pull?.lastExchange;
  return (
    <section className={styles.section} aria-label={text.form.section}>
      <div className={styles.sectionHead}>
        <NextPull source={source} />
        {mayEdit && <AskNow source={source} />}
      </div>
      {last && last.problem === null && (
        <details>
          <summary className={styles.summary}>{text.exchange.show}</summary>
          <ExchangeView exchange={last} isTest={false} />
        </details>
      )}
    </section>
  );
}
