import type { SavedQuestion } from '@halyard/contracts/work/conversations.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerMessage, Message } from '../../../assistant/conversation/conversation.ts';
import { useAbout } from '../../../assistant/conversation/use-about.ts';
import { type ConversationView, useConversation } from '../../../assistant/conversation/use-conversation.ts';
import { OutgoingButton } from '../../../assistant/outgoing/outgoing-button.tsx';
import { Composer } from '../../../assistant/thread/composer.tsx';
import { MessageList } from '../../../assistant/thread/message-list.tsx';
import { Suggestions } from '../../../assistant/thread/suggestions.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { assistantPageWords } from '../assistant-page-words.ts';
import { useReadConversationsAgain } from '../conversations/conversation-queries.ts';
import { AnswerDetails } from '../rail/answer-sources.tsx';
import railStyles from '../rail/rail.module.css';
import { SourcesRail } from '../rail/sources-rail.tsx';
import { useHasRoom } from '../rail/use-has-room.ts';
import { ConversationHeader } from './conversation-header.tsx';
import styles from './screen.module.css';
import { useAnswerKeys } from './use-answer-keys.ts';

/** The context of a question on this page: no record of another screen. */
const screenAddress = '/assistant';

const isAnswer = (message: Message): message is AnswerMessage => message.kind === 'answer';

type Props = {
  readonly id: string;
  readonly title: string;
  /** A question to ask here: a saved one, or rows to list. */
  readonly wanted: Pick<SavedQuestion, 'message' | 'title' | 'spec'> | undefined;
  readonly onTaken: () => void;
};

/** Asks the selected saved question once nothing else is pending. */
function useWanted({ wanted, onTaken }: Pick<Props, 'wanted' | 'onTaken'>, { ask, mayAsk }: ConversationView) {
  const take = useEffectEvent(({ message, title, spec }: NonNullable<Props['wanted']>) => {
    if (message === null) ask(title, spec ?? undefined);
    else ask(message);
    onTaken();
  });
  useEffect(() => {
    if (wanted && mayAsk) take(wanted);
  }, [wanted, mayAsk]);
}

/** The lists show when a conversation was last used and its number of questions. */
function useFollowLists({ messages, pending }: ConversationView) {
  const readAgain = useReadConversationsAgain();
  const answered = pending ? undefined : messages.filter(isAnswer).length;
  const follow = useEffectEvent((before: number | undefined) => {
    if (answered !== undefined && before !== undefined && answered > before) void readAgain();
  });
  const known = useRef(answered);
  useEffect(() => {
    follow(known.current);
    if (answered !== undefined) known.current = answered;
  }, [answered]);
}

/** A conversation with its header, thread and composer, and the sources of the answer in focus. */
export function ConversationScreen({ id, title, wanted, onTaken }: Props) {
  const text = useMessages(assistantWords);
  const { rail } = useMessages(assistantPageWords);
  const conversation = useConversation({ isOpen: true, screen: screenAddress, conversationId: id });
  const { messages, pending, isSignedIn, mayAsk } = conversation;
  const about = useAbout(screenAddress, isSignedIn);
  const { draft, write, drop } = useDraft('assistant page', '');
  const [chosen, choose] = useState<string>();
  const hasRoom = useHasRoom();
  const list = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  useWanted({ wanted, onTaken }, conversation);
  useFollowLists(conversation);
  useEffect(() => composer.current?.focus({ preventScroll: true }), []);

  const answers = messages.filter(isAnswer);
  const inFocus = answers.find((answer) => answer.id === chosen) ?? answers.at(-1);
  const keys = useAnswerKeys({ composer, current: inFocus?.id, onFocus: choose });

  function edit(question: string) {
    write(draft.trim() === '' ? question : `${draft}\n${question}`);
    composer.current?.focus();
  }

  const renderBelow = (answer: AnswerMessage): ReactNode =>
    hasRoom ? (
      <span hidden data-answer={answer.id} />
    ) : (
      <details className={railStyles.disclosure} data-answer={answer.id}>
        <summary>{rail.details}</summary>
        <div className={railStyles.sources}>
          <AnswerDetails conversationId={id} message={answer} />
        </div>
      </details>
    );

  return (
    <>
      <section className={styles.thread} aria-label={text.conversation}>
        <ConversationHeader id={id} title={title} about={about} />
        <div className={styles.messages} {...keys}>
          <MessageList ref={list} conversation={conversation} onEdit={edit} renderBelow={renderBelow} />
        </div>
        <footer className={styles.foot}>
          {about.isPending && <div className={styles.suggestionsRoom} />}
          {answers.length === 0 && (
            <Suggestions
              label={text.suggestions}
              questions={about.data?.suggestions ?? []}
              isDisabled={!mayAsk}
              onAsk={conversation.ask}
            />
          )}
          <Composer
            ref={composer}
            draft={draft}
            onDraft={(next) => (next === '' ? drop() : write(next))}
            onAsk={(question) => conversation.ask(question)}
            isSignedIn={isSignedIn}
            isPending={pending !== undefined}
          />
          <OutgoingButton
            model={about.data?.model ?? null}
            question={{ message: draft.trim(), screen: screenAddress, conversationId: id }}
          />
        </footer>
      </section>
      {hasRoom && <SourcesRail conversationId={id} message={inFocus} />}
    </>
  );
}
