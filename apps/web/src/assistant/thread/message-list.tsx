import { type ReactNode, type RefObject, useEffect } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import {
  type AnswerMessage,
  type Message,
  type NoteMessage,
  placeOf,
  unreadWords,
} from '../conversation/conversation.ts';
import type { ConversationView } from '../conversation/use-conversation.ts';
import { AnswerItem } from './answer-item.tsx';
import { MessageFrame } from './message-frame.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './thread.module.css';

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
  /** Controls below each answer. */
  readonly renderBelow?: (answer: AnswerMessage) => ReactNode;
};

/** Answers that are compared with the data of now. */
const watchedAnswers = 3;

const answersAfter = (messages: readonly Message[], place: number) =>
  messages.slice(place + 1).filter(({ kind }) => kind === 'answer').length;

function Item({ conversation, onEdit, renderBelow, place }: Props & { readonly place: number }) {
  const { messages, mayAsk } = conversation;
  const [before, message, after] = [messages[place - 1], messages[place], messages[place + 1]];
  if (message?.kind === 'note') return <NoteItem message={message} />;
  if (message?.kind === 'question')
    return (
      <QuestionItem
        question={message}
        unread={after?.kind === 'answer' ? unreadWords(after) : []}
        onAskAgain={conversation.askAgain}
        onEdit={onEdit}
        mayAsk={mayAsk}
      />
    );
  if (message === undefined) return null;
  return (
    <>
      <AnswerItem
        message={message}
        question={before?.kind === 'question' ? before.text : undefined}
        isLatest={after === undefined}
        isWatched={answersAfter(messages, place) < watchedAnswers}
        mayAsk={mayAsk}
        onSettle={conversation.settle}
        onAsk={conversation.ask}
        onRun={conversation.run}
        onBringBack={conversation.bringBack}
        onStop={conversation.stop}
      />
      {renderBelow?.(message)}
    </>
  );
}

/** Keeps the latest message in view, with its question. */
function useFollow(scroller: RefObject<HTMLDivElement | null>, { messages }: ConversationView) {
  const newest = messages.at(-1);
  const last = newest && placeOf(newest);
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
            <li key={placeOf(message)} data-question={message.kind === 'question' ? '' : undefined}>
              <Item {...props} place={place} />
            </li>
          ))}
        </ol>
      </div>
      {pending && <PendingAnswer progress={progress} onStop={stop} />}
    </div>
  );
}
