import type { Rating } from '@halyard/contracts/work/conversations.ts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import page from '../assistant-page.module.css';
import { assistantPageWords } from '../assistant-page-words.ts';
import styles from './rail.module.css';
import { useOwnRatings, useRateAnswer } from './rating-queries.ts';

type Props = { readonly conversationId: string; readonly messageId: string };

const icons = { up: ThumbsUp, down: ThumbsDown } as const;

/** Rates an answer. It shows what is sent beforehand, and withdraws a rating when pressed again. */
export function AnswerRating({ conversationId, messageId }: Props) {
  const { rating: text } = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const questionId = useId();
  const consequenceId = useId();
  const ratings = useOwnRatings(conversationId);
  const rate = useRateAnswer(conversationId, messageId);
  const [wanted, setWanted] = useState<boolean>();
  const stored = ratings.data?.find((one) => one.messageId === messageId);
  const withContent = wanted ?? stored?.withContent ?? false;
  const rating = rate.isPending ? rate.variables.rating : (stored?.rating ?? null);

  async function send(next: Rating | null, included: boolean) {
    try {
      await rate.mutateAsync({ rating: next, withContent: included });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  }

  function include(included: boolean) {
    setWanted(included);
    if (rating !== null) void send(rating, included);
  }

  return (
    <section className={styles.rating} aria-labelledby={questionId}>
      <h3 id={questionId}>{text.question}</h3>
      <div className={styles.ratingButtons}>
        {(['up', 'down'] as const).map((one) => {
          const Icon = icons[one];
          return (
            <Button
              key={one}
              size="small"
              aria-pressed={rating === one}
              aria-describedby={consequenceId}
              busy={rate.isPending}
              onClick={() => void send(rating === one ? null : one, withContent)}
            >
              <Icon size={16} aria-hidden />
              {one === 'up' ? text.yes : text.no}
            </Button>
          );
        })}
      </div>
      <p id={consequenceId} className={page.quiet}>
        {withContent ? text.withContent : text.withoutContent}
      </p>
      <Checkbox label={text.include} checked={withContent} onChange={(event) => include(event.target.checked)} />
    </section>
  );
}
