import type { BlockList, BlockState } from '@halyard/contracts/inflow/block-lists.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useTtlWords } from '../../../records/block-lists/use-ttl-words.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Figure, Quantity } from '../../../ui/marks/figure.tsx';
import styles from './blocks.module.css';

const aMinuteMs = 60_000;

/** How many entries a list has, by state; each number opens them. */
export function EntryCounts({ list: { id, counts } }: { readonly list: BlockList }) {
  const { list: text } = useMessages(blockListsWords);
  const format = useFormat();
  const says: Readonly<Record<BlockState, string>> = {
    active: text.active(counts.active, format.number(counts.active)),
    expired: text.expired(format.number(counts.expired)),
    removed: text.removed(format.number(counts.removed)),
  };
  return (
    <p className={styles.counts}>
      {(['active', 'expired', 'removed'] as const).map((state) =>
        counts[state] === 0 ? (
          <Quantity key={state}>{says[state]}</Quantity>
        ) : (
          <AddressLink key={state} change={{ block: id, state, search: undefined }}>
            <Figure rows={counts[state]}>{says[state]}</Figure>
          </AddressLink>
        ),
      )}
    </p>
  );
}

/** Accepted types of a list, its duration, and its last fetch. */
export function ListFacts({ list }: { readonly list: BlockList }) {
  const { list: text } = useMessages(blockListsWords);
  const { types } = useMessages(observablesWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const ttlWords = useTtlWords();
  const { lastRead, nextExpiryAt, tokenEnds } = list;
  return (
    <dl className={styles.facts}>
      <Fact label={text.takes}>
        <Quantity>{list.types.map((type) => types[type]).join(', ')}</Quantity>
      </Fact>
      <Fact label={text.ttl}>
        <Quantity>{ttlWords(list.ttlHours)}</Quantity>
      </Fact>
      <Fact label={text.nextExpiry}>
        {nextExpiryAt === null ? text.noExpiry : <time dateTime={nextExpiryAt}>{format.dateTime(nextExpiryAt)}</time>}
      </Fact>
      <Fact label={text.lastRead}>
        {lastRead === null ? (
          text.neverRead
        ) : (
          <>
            <time dateTime={lastRead.at} title={format.dateTime(lastRead.at)}>
              {format.relative(lastRead.at, now)}
            </time>
            <br />
            <Quantity>{text.readBy(lastRead.address, lastRead.userAgent)}</Quantity>
          </>
        )}
      </Fact>
      <Fact label={text.token}>
        <Quantity>{tokenEnds === null ? text.revoked : text.tokenEnds(tokenEnds)}</Quantity>
      </Fact>
    </dl>
  );
}
