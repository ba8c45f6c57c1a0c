import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { RequestId } from '../../ui/page/request-id.tsx';
import type { QuestionMessage } from '../conversation/conversation.ts';
import { useDescribeProblem } from './describe-problem.ts';
import { MessageFrame } from './message-frame.tsx';
import { QuestionWords } from './question-words.tsx';
import styles from './thread.module.css';

export type QuestionActions = {
  readonly onAskAgain: (question: QuestionMessage) => void;
  /** Puts the text into the input again. */
  readonly onEdit: (text: string) => void;
  /** Another answer is pending, or no one is signed in. */
  readonly mayAsk: boolean;
};

type Props = QuestionActions & {
  readonly question: QuestionMessage;
  /** Unknown words, as written. */
  readonly unread: readonly string[];
};

/** Nothing typed is lost: an unanswered question can be asked again or edited. */
function WaysOn({ question, onAskAgain, onEdit, mayAsk }: Omit<Props, 'unread'>) {
  const text = useMessages(assistantWords);
  return (
    <div className={styles.ways}>
      <Button size="small" disabled={!mayAsk} onClick={() => onAskAgain(question)}>
        {text.tryAgain}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onEdit(question.text)}>
        {text.edit}
      </Button>
    </div>
  );
}

/** The user's question, and why it has no answer. */
export function QuestionItem(props: Props) {
  const { question, unread } = props;
  const { stage } = question;
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  const describeProblem = useDescribeProblem();
  return (
    <>
      <MessageFrame by="person" name={text.you} at={question.at}>
        <p className={styles.words}>
          <QuestionWords words={question.text} unread={unread} />
        </p>
        {stage.is === 'stopped' && <p className={styles.quiet}>{text.stopped}</p>}
        {stage.is === 'stopped' && <WaysOn {...props} />}
      </MessageFrame>
      {stage.is === 'failed' && (
        <MessageFrame by="assistant" name={text.name(name)} at={stage.at}>
          <p className={styles.error}>{describeProblem(stage.failure)}</p>
          <RequestId error={stage.failure.error} />
          <WaysOn {...props} />
        </MessageFrame>
      )}
    </>
  );
}
