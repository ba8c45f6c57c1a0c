import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { aboutRecord } from '../../assistant/conversation/about-record.ts';
import type { Message } from '../../assistant/conversation/conversation.ts';
import { useAbout } from '../../assistant/conversation/use-about.ts';
import { useConversation } from '../../assistant/conversation/use-conversation.ts';
import { OutgoingButton } from '../../assistant/outgoing/outgoing-button.tsx';
import { Composer } from '../../assistant/thread/composer.tsx';
import { MessageList } from '../../assistant/thread/message-list.tsx';
import { Suggestions } from '../../assistant/thread/suggestions.tsx';
import { useDraft } from '../../records/drafts/use-draft.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useProduct } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { AskedQuestion } from '../layout/asked-question.ts';
import styles from './assistant.module.css';
import { PanelEdge } from './panel-edge.tsx';
import { PanelHeader } from './panel-header.tsx';
import { useLeaveOnArrival } from './use-leave-on-arrival.ts';
import { usePageBehind } from './use-page-behind.ts';
import { usePanelWidth } from './use-panel-width.ts';

/** Path and parameters of the screen that is open: what "this incident" means. */
const useScreenAddress = (): string => useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });

/** The input takes the focus this long after the panel opened (specification, CONST-15). */
export const focusAfterMs = 100;
/** A greeting and one exchange: with more there is no room for hints. */
const shortConversation = 3;

/** An answer may have its own suggestions, which then replace all others. */
const offersQuestions = (message: Message | undefined) =>
  message?.kind === 'answer' && (message.answer?.suggestions.length ?? 0) > 0;

type Props = {
  readonly id: string;
  readonly isOpen: boolean;
  /** A question typed elsewhere; asked once. */
  readonly asked: AskedQuestion | null;
  /** `byPerson`: by a key or the button, and the focus returns to where the panel was opened. */
  readonly onClose: (how: { readonly byPerson: boolean }) => void;
};

function useFocusOnOpening(isOpen: boolean) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // If the user has clicked something in the panel by then, the focus stays there.
    const timer = setTimeout(() => {
      const field = input.current;
      if (!field?.closest('aside')?.contains(document.activeElement)) field?.focus();
    }, focusAfterMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return input;
}

/** Passes text typed elsewhere once. */
function useAskedOnce({ asked, isOpen }: Props, onAsked: (question: string) => void) {
  const taken = useRef<AskedQuestion>(null);
  const take = useEffectEvent(({ question }: AskedQuestion) => onAsked(question));
  useEffect(() => {
    if (!isOpen || !asked || taken.current === asked) return;
    taken.current = asked;
    take(asked);
  }, [isOpen, asked]);
}

/** An Escape for something open within the panel. */
const isOfDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('dialog') !== null;

/** When closed it keeps the conversation and the unsent input. */
function Panel(props: Props) {
  const { id, isOpen, onClose } = props;
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  const { end } = useSessionStore();
  const screen = useScreenAddress();
  const conversation = useConversation({ isOpen, screen });
  const { messages, isSignedIn, mayAsk } = conversation;
  const about = useAbout(screen, isOpen && isSignedIn && messages.length > 0);
  const edge = usePanelWidth(isOpen);
  const input = useFocusOnOpening(isOpen);
  const list = useRef<HTMLDivElement>(null);
  const { draft, write, drop } = useDraft('assistant', '');
  useAskedOnce(props, (question) => {
    if (!conversation.ask(question)) edit(question);
    input.current?.focus();
  });
  usePageBehind(isOpen);
  useLeaveOnArrival(isOpen, () => onClose({ byPerson: false }));
  if (!isOpen) return null;

  const record = aboutRecord(screen);
  const closeByPerson = () => onClose({ byPerson: true });

  // A button that is removed after being pressed passes its focus to the list.
  const then =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      list.current?.focus({ preventScroll: true });
      return work(...given);
    };
  const { ask, askAgain, stop, settle } = conversation;
  const byButton = {
    ...conversation,
    ask: then(ask),
    askAgain: then(askAgain),
    stop: then(stop),
    settle: then(settle),
  };

  function clear() {
    conversation.clear();
    input.current?.focus();
  }

  function edit(question: string) {
    write(draft.trim() === '' ? question : `${draft}\n${question}`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || isOfDialog(event)) return;
    closeByPerson();
  }

  return (
    <aside id={id} className={styles.panel} aria-label={text.name(name)} onKeyDown={onKeyDown}>
      <PanelEdge width={edge.width} onChange={edge.setWidth} onDone={edge.keep} />
      <PanelHeader about={about} mayClear={isSignedIn && messages.length > 1} onClear={clear} onClose={closeByPerson} />
      <MessageList ref={list} conversation={byButton} onEdit={edit} />
      <footer className={styles.footer}>
        {messages.length <= shortConversation && !offersQuestions(messages.at(-1)) && (
          <Suggestions
            label={text.suggestions}
            questions={about.data?.suggestions ?? []}
            isDisabled={!mayAsk}
            onAsk={byButton.ask}
          />
        )}
        {!isSignedIn && (
          <Button variant="primary" onClick={() => end('expired')}>
            {text.signIn}
          </Button>
        )}
        {record && <p className={styles.quiet}>{text.about(record)}</p>}
        <Composer
          ref={input}
          draft={draft}
          onDraft={(next) => (next === '' ? drop() : write(next))}
          onAsk={conversation.ask}
          isSignedIn={isSignedIn}
          isPending={isSignedIn && !mayAsk}
        />
        <OutgoingButton model={about.data?.model ?? null} question={{ message: draft.trim(), screen }} />
      </footer>
    </aside>
  );
}

/** The chat with the assistant. What breaks in here leaves the console as it is. */
export function AssistantPanel(props: Props) {
  const text = useMessages(assistantWords);
  const { name } = useProduct();
  const [attempt, setAttempt] = useState(1);
  const renderFailure = () =>
    props.isOpen && (
      <aside id={props.id} className={styles.panel} aria-label={text.name(name)}>
        <p role="alert" className={styles.broken}>
          {text.failed} <Button onClick={() => setAttempt(attempt + 1)}>{text.tryAgain}</Button>
        </p>
      </aside>
    );
  return (
    <ErrorBoundary key={attempt} fallback={renderFailure}>
      <Panel {...props} />
    </ErrorBoundary>
  );
}
