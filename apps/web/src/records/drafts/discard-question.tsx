import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { discard } from '../../text/en/shell/discard.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/overlay/question.tsx';

export const discardWords = defineMessages(
  import.meta.glob<typeof discard>('../../text/*/shell/discard.ts', { import: 'discard' }),
  discard,
);

type QuestionProps = { readonly onYes: () => void; readonly onClose: () => void };

function DiscardQuestion({ onYes, onClose }: QuestionProps) {
  const text = useMessages(discardWords);
  return (
    <Question
      title={text.title}
      isDangerous
      yes={text.discard}
      no={text.stay}
      closeLabel={text.close}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{text.question}</p>
    </Question>
  );
}

/** Asks before discarding input: `ask` runs its argument after a yes, `question` must be rendered. */
export function useDiscardQuestion(): { readonly ask: (discard: () => void) => void; readonly question: ReactNode } {
  const [discard, setDiscard] = useState<(() => void) | null>(null);
  const close = () => setDiscard(null);
  const onYes = () => {
    close();
    discard?.();
  };
  return {
    ask: (next) => setDiscard(() => next),
    question: <Suspense>{discard && <DiscardQuestion onYes={onYes} onClose={close} />}</Suspense>,
  };
}

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Whether there is something to lose. */
  readonly isTyped: boolean;
  readonly onDiscard: () => void;
};

/** A discard button; it asks first if there is something to lose. */
export function DiscardButton({ isTyped, onDiscard, ...rest }: Props) {
  const { ask, question } = useDiscardQuestion();
  return (
    <>
      <Button {...rest} onClick={() => (isTyped ? ask(onDiscard) : onDiscard())} />
      {question}
    </>
  );
}
