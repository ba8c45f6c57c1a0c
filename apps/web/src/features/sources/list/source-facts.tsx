import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { toSpan } from '../describe-health.ts';
import { DeliveryCount } from './delivery-count.tsx';
import styles from './list.module.css';
import { When } from './when.tsx';

const minuteMs = 60_000;

/** How long a source may be quiet; a paused one may be quiet for ever. */
export function SilenceLimit({ source }: { readonly source: Source }) {
  const { facts: text, span } = useMessages(sourcesWords);
  if (source.paused) return text.offPaused;
  if (source.silenceLimitMinutes === null) return text.off;
  return <Quantity>{span(toSpan(source.silenceLimitMinutes * minuteMs))}</Quantity>;
}

/** The same six facts of every source in the same places; one that breaks a rule has the color of its status. */
export function SourceFacts({ source }: { readonly source: Source }) {
  const { facts: text, none } = useMessages(sourcesWords);
  const { health } = source;
  const marked = (isBroken: boolean) => (isBroken ? health : undefined);
  return (
    <dl className={styles.facts}>
      <Fact label={text.lastDelivery}>
        <When at={source.lastDeliveryAt} never={text.never} />
      </Fact>
      <Fact label={text.lastNew}>
        <span data-health={marked(health === 'silent')}>
          <When at={source.lastNewAt} never={text.never} />
        </span>
      </Fact>
      <Fact label={text.silenceLimit}>
        <SilenceLimit source={source} />
      </Fact>
      <Fact label={source.paused ? text.held : text.waiting}>
        <DeliveryCount source={source} count={source.waiting} state="waiting" />
      </Fact>
      <Fact label={text.deadLetters}>
        <span data-health={marked(source.deadLetters > 0 && health === 'failing')}>
          <DeliveryCount source={source} count={source.deadLetters} state="dead" />
        </span>
      </Fact>
      <Fact label={text.oldest}>
        <When at={source.oldestWaitingAt} never={none} />
      </Fact>
    </dl>
  );
}
