import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { placeOf } from './describe-exchange.ts';
import styles from './pull.module.css';

const aMinuteMs = 60_000;

/** How alerts arrive: sent by a product, or polled at an interval from a URL. */
export function WayLine({ source, product }: { readonly source: Pick<Source, 'pull'>; readonly product: string }) {
  const { pull: text } = useMessages(sourcesWords);
  const { pull } = source;
  return (
    <Quantity>
      {pull ? text.way.pull(text.every(pull.everyMinutes), placeOf(pull.url)) : text.way.push(product)}
    </Quantity>
  );
}

/** The next poll of a source, or until when the other side asked to wait. A paused one is not polled. */
export function NextPull({ source }: { readonly source: Pick<Source, 'pull' | 'paused'> }) {
  const { pull: text, feed } = useMessages(sourcesWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { pull, paused } = source;
  if (!pull || paused) return null;
  const today = format.date(new Date(now).toISOString());
  const write = (at: string) => (format.date(at) === today ? format.time(at) : format.dateTime(at));
  const isAhead = (at: string | null): at is string => at !== null && Date.parse(at) > now;
  const { waitsUntil, nextAt, runningSince } = pull;
  if (runningSince !== null)
    return (
      <p className={styles.next}>
        <time dateTime={runningSince}>{feed.reading(write(runningSince))}</time>
      </p>
    );
  if (isAhead(waitsUntil))
    return (
      <p className={styles.next}>
        <time dateTime={waitsUntil}>{text.waits(write(waitsUntil))}</time>
      </p>
    );
  if (nextAt === null) return null;
  return (
    <p className={styles.next}>
      <time dateTime={nextAt}>{isAhead(nextAt) ? text.next(write(nextAt)) : text.due}</time>
    </p>
  );
}
