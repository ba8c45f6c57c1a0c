import { listRatings, type Rating, type RatingEntry, ratings } from '@halyard/contracts/work/conversations.ts';
import { wordOf } from '@halyard/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { oneOf } from '../../../records/address/read-value.ts';
import type { assistantRatings } from '../../../text/en/administration/assistant-ratings.ts';
import { defineMessages, useMessages } from '../../../text/lazy-messages.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import sections from '../../../ui/layout/sections.module.css';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Section } from '../section.tsx';
import styles from '../settings.module.css';

const ratingsWords = defineMessages(
  import.meta.glob<typeof assistantRatings>('../../../text/*/administration/assistant-ratings.ts', {
    import: 'assistantRatings',
  }),
);

const aMinuteMs = 60_000;
const shownAtFirst = 10;
const icons = { up: ThumbsUp, down: ThumbsDown } as const;

function RatingLine({ entry }: { readonly entry: RatingEntry }) {
  const text = useMessages(ratingsWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { rating, at, subject, measure, question, answer } = entry;
  const Icon = icons[rating];
  return (
    <li className={styles.line}>
      <div>
        <span className={layout.inline}>
          <Icon size={14} aria-hidden /> {text[rating]} ·{' '}
          {subject === null ? text.noQuery : `${wordOf(text.subjects, subject)}, ${wordOf(text.measures, measure)}`}
        </span>
        <p className={styles.quiet}>
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at, now)}
          </time>
        </p>
        {question !== null && (
          <p>
            {text.question}: {question}
          </p>
        )}
        {answer !== null && (
          <p>
            {text.answer}: {answer}
          </p>
        )}
      </div>
    </li>
  );
}

/** Ratings by value; each figure opens its ratings, and there is a total. */
function Counts({ up, down, chosen }: Record<Rating, number> & { readonly chosen: Rating | undefined }) {
  const text = useMessages(ratingsWords);
  const format = useFormat();
  const link = (rating: Rating, rows: number, says: string) => (
    <AddressLink change={{ rating: rating === chosen ? undefined : rating }} isChosen={rating === chosen}>
      <Figure rows={rows}>{says}</Figure>
    </AddressLink>
  );
  return (
    <p className={styles.quiet}>
      {link('up', up, text.right(up, format.number(up)))} · {link('down', down, text.wrong(down, format.number(down)))}
    </p>
  );
}

function RatingList() {
  const text = useMessages(ratingsWords);
  const call = useApi();
  const describeError = useDescribeError();
  const [shown, setShown] = useState(shownAtFirst);
  const chosen = oneOf(ratings, useSearch({ strict: false }).rating);
  const list = useQuery({
    queryKey: ['assistant-ratings', chosen],
    queryFn: ({ signal }) => call(listRatings, { query: { rating: chosen }, signal }),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) return <Spinner label={text.loading} />;
  if (!list.data)
    return (
      <Banner tone="warning" error={list.error}>
        {describeError(list.error, text.loadFailed)}{' '}
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {text.again}
        </Button>
      </Banner>
    );
  const { up, down, ratings: entries } = list.data;
  if (up + down === 0) return <p className={styles.quiet}>{text.none}</p>;
  return (
    <>
      <Counts up={up} down={down} chosen={chosen} />
      <ul
        className={sections.rows}
        aria-label={text.title}
        data-listed={chosen === undefined ? up + down : list.data[chosen]}
      >
        {entries.slice(0, shown).map((entry) => (
          <RatingLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {shown < entries.length && (
        <Button size="small" onClick={() => setShown(shown + shownAtFirst)}>
          {text.more}
        </Button>
      )}
    </>
  );
}

/** How many answers were right and wrong to their readers, and the newest ratings. */
export function RatingsPanel() {
  const text = useMessages(ratingsWords);
  return (
    <Section title={text.title}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{text.about}</p>
        <RatingList />
      </div>
    </Section>
  );
}
