import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { toSpan } from '../describe-health.ts';
import { useDuration } from '../use-duration.ts';
import { DeliveryCount, ItemCount } from './delivery-count.tsx';
import styles from './list.module.css';
import { When } from './when.tsx';

const minuteMs = 60_000;

/** How long a source may be quiet; a paused one may be quiet forever. */
export function SilenceLimit({ source }: { readonly source: Source }) {
  const { facts: text, span } = useMessages(sourcesWords);
  if (source.paused) return text.offPaused;
  if (source.silenceLimitMinutes === null) return text.off;
  return <Quantity>{span(toSpan(source.silenceLimitMinutes * minuteMs))}</Quantity>;
}

/** The lag of messages: half of them within the first duration, 99 of 100 within the second. */
function Lag({ lag }: { readonly lag: Source['lag'] }) {
  const { none } = useMessages(sourcesWords);
  const write = useDuration();
  if (!lag) return none;
  return (
    <Quantity>
      {write(lag.p50Ms)}, {write(lag.p99Ms)}
    </Quantity>
  );
}

/** Waiting and unmappable deliveries of an alert source, and its lag. */
function AlertFacts({ source }: { readonly source: Source }) {
  const { facts: text, none } = useMessages(sourcesWords);
  const isBroken = source.deadLetters > 0 && source.health === 'failing';
  return (
    <>
      <Fact label={source.paused ? text.oldest : text.lag}>
        {source.paused ? <When at={source.oldestWaitingAt} never={none} /> : <Lag lag={source.lag} />}
      </Fact>
      <Fact label={source.paused ? text.held : text.waiting}>
        <DeliveryCount source={source} count={source.waiting} state="waiting" />
      </Fact>
      <Fact label={text.deadLetters}>
        <span data-health={isBroken ? source.health : undefined}>
          <DeliveryCount source={source} count={source.deadLetters} state="dead" />
        </span>
      </Fact>
    </>
  );
}

/** New, unchanged, and unreadable items of a feed: all its items. */
function FeedFacts({ source }: { readonly source: Source }) {
  const { figures, feed } = useMessages(sourcesWords);
  const { counts } = source;
  return (
    <>
      <Fact label={feed.newItems}>
        <ItemCount source={source} count={counts.created + counts.updated} of="all" />
      </Fact>
      <Fact label={figures.folded}>
        <ItemCount source={source} count={counts.folded} of="all" />
      </Fact>
      <Fact label={figures.rejected}>
        <ItemCount source={source} count={counts.rejected} of="rejected" />
      </Fact>
    </>
  );
}

/** The same six facts of every source in the same places; one that breaks a rule has the color of its status. */
export function SourceFacts({ source }: { readonly source: Source }) {
  const { facts: text } = useMessages(sourcesWords);
  const { health } = source;
  const isFeed = source.delivers === 'intelligence';
  return (
    <dl className={styles.facts}>
      <Fact label={isFeed ? text.lastSuccess : text.lastDelivery}>
        <When at={source.lastDeliveryAt} never={text.never} />
      </Fact>
      <Fact label={text.lastNew}>
        <span data-health={health === 'silent' ? health : undefined}>
          <When at={source.lastNewAt} never={text.never} />
        </span>
      </Fact>
      <Fact label={text.silenceLimit}>
        <SilenceLimit source={source} />
      </Fact>
      {isFeed ? <FeedFacts source={source} /> : <AlertFacts source={source} />}
    </dl>
  );
}
