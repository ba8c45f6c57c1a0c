import type { AnswerMessage } from '../../../assistant/conversation/conversation.ts';
import { useMessageTime } from '../../../assistant/thread/use-message-time.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import page from '../assistant-page.module.css';
import { assistantPageWords } from '../assistant-page-words.ts';
import { AnswerDetails, AnswerSources } from './answer-sources.tsx';
import styles from './rail.module.css';

type Props = { readonly conversationId: string; readonly message: AnswerMessage | undefined };

/** The sources of the answer in focus, beside the conversation. */
export function SourcesRail({ conversationId, message }: Props) {
  const { rail: text } = useMessages(assistantPageWords);
  const describeTime = useMessageTime();
  return (
    <aside className={styles.rail} aria-label={text.sources}>
      <header className={styles.railHead}>
        <h2>{text.sources}</h2>
        {message && <p className={page.quiet}>{text.answerOf(describeTime(message.at).short)}</p>}
      </header>
      {message ? (
        <div className={styles.sources}>
          <AnswerSources {...message} />
          <AnswerDetails conversationId={conversationId} message={message} />
        </div>
      ) : (
        <p className={styles.railEmpty}>{text.noAnswer}</p>
      )}
    </aside>
  );
}
