import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { AnswerItem } from './answer-item.tsx';
import styles from './assistant.module.css';
import type { Message, NoteMessage } from './conversation.ts';
import { MessageFrame } from './message-frame.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { QuestionItem } from './question-item.tsx';
import type { ConversationView } from './use-conversation.ts';

const isSystemError = ({ note }: NoteMessage) => note === 'signedOut' || note === 'unverified';

function NoteItem({ message }: { readonly message: NoteMessage }) {
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  return (
    <MessageFrame by="assistant" name={text.name(name)} at={message.at}>
      <p className={isSystemError(message) ? styles.error : styles.words}>{text.notes[message.note]}</p>
    </MessageFrame>
  );
}

type Props = {
  readonly conversation: ConversationView;
  /** Puts a text into the input. */
  readonly onEdit: (text: string) => void;
};

type ItemProps = Props & { readonly message: Message; readonly isLatest: boolean };

function Item({ message, isLatest, conversation, onEdit }: ItemProps) {
  const mayAsk = conversation.isSignedIn && !conversation.pending;
  if (message.kind === 'note') return <NoteItem message={message} />;
  if (message.kind === 'question')
    return <QuestionItem question={message} onAskAgain={conversation.askAgain} onEdit={onEdit} mayAsk={mayAsk} />;
  return (
    <AnswerItem
      message={message}
      isLatest={isLatest}
      mayAsk={mayAsk}
      onSettle={conversation.settle}
      onAsk={conversation.ask}
      onRun={conversation.run}
    />
  );
}

/** Keeps in sight what was said last, with the question it belongs to. */
function useFollow(scroller: RefObject<HTMLDivElement | null>, { messages }: ConversationView) {
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the list, and nothing else does.
  useEffect(() => {
    const questions = scroller.current?.querySelectorAll<HTMLElement>('[data-question]');
    const question = questions?.item(questions.length - 1);
    scroller.current?.scrollTo?.({ top: question ? question.offsetTop : 0 });
  }, [last, messages.length]);
}

/** The conversation, oldest first. What arrives is read aloud once it is whole. */
export function MessageList({ ref, ...props }: Props & { readonly ref: RefObject<HTMLDivElement | null> }) {
  const text = useMessages(assistantWords);
  const { conversation } = props;
  const { messages, pending, progress, historyState, stop } = conversation;
  useFollow(ref, conversation);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation is scrolled with the keyboard too.
    <div ref={ref} className={styles.scroller} tabIndex={0}>
      {historyState === 'loading' && (
        <p role="status" className={styles.quiet}>
          {text.historyLoading}
        </p>
      )}
      {historyState === 'failed' && (
        <p role="status" className={styles.quiet}>
          {text.historyFailed}
        </p>
      )}
      <div role="log" aria-label={text.conversation}>
        <ol className={styles.messages}>
          {messages.map((message, place) => (
            <li key={message.id} data-question={message.kind === 'question' ? '' : undefined}>
              <Item {...props} message={message} isLatest={place === messages.length - 1} />
            </li>
          ))}
        </ol>
      </div>
      {pending && <PendingAnswer progress={progress} onStop={stop} />}
    </div>
  );
}
