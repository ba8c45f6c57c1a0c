import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DayField } from '../../../preferences/day-input.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Question } from '../../../ui/overlay/question.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSourceChanges } from '../source-queries.ts';
import styles from './runs.module.css';

/** Resets a source to a date, or to its beginning; it shows the effect first. */
export function ReadAgain({ source }: { readonly source: Source }) {
  const text = useMessages(sourcesWords);
  const { again: words } = text.feed;
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { replayFeed } = useSourceChanges();
  const [day, setDay] = useState(source.pull?.options.from?.slice(0, 10) ?? '');
  const [isAsking, setAsking] = useState(false);
  const since = day === '' ? words.fromBeginning : words.fromDay(format.day(day));

  async function run() {
    setAsking(false);
    try {
      await replayFeed.mutateAsync({ id: source.id, from: day === '' ? null : `${day}T00:00:00.000Z` });
      toasts.show('success', words.done(source.name));
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.change), { error });
    }
  }

  return (
    <section aria-label={words.title} className={styles.again}>
      <div>
        <h3>{words.title}</h3>
        <p className={styles.quiet}>
          {words.about} {words.hint}
        </p>
      </div>
      <div className={styles.fields}>
        <DayField label={text.feed.from} value={day} onDay={setDay} />
        <Button busy={replayFeed.isPending} onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      </div>
      {isAsking && (
        <Question
          title={words.question(source.name)}
          yes={words.button}
          no={text.cancel}
          closeLabel={text.close}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        >
          <p>
            <Quantity>{words.effect(since)}</Quantity>
          </p>
        </Question>
      )}
    </section>
  );
}
