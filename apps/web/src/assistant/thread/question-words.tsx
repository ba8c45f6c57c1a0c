import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { splitUnread } from './split-unread.ts';
import styles from './thread.module.css';

type Props = { readonly words: string; readonly unread: readonly string[] };

/** A question; unknown words have a dotted underline. */
export function QuestionWords({ words, unread }: Props) {
  const { interpretation: text } = useMessages(assistantWords);
  return splitUnread(words, unread).map(({ from, text: part, isUnread }) =>
    isUnread ? (
      <span key={from} className={styles.unread} title={text.unread}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
