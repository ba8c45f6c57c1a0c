import { useState } from 'react';
import { usePack } from '../../text/pack.ts';
import { securityWords } from '../../text/security-words.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';

type Props<T> = {
  /** What the form holds, and what it began with. */
  readonly typed: T;
  readonly from: T;
  readonly onDiscard: () => void;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Leaves a form and drops what was typed; asks first where there is something to lose. */
export function CancelButton<T>({ typed, from, onDiscard }: Props<T>) {
  const text = usePack(securityWords);
  const { discard: words } = text;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => (isSame(typed, from) ? onDiscard() : setAsking(true))}>{text.cancel}</Button>
      {isAsking && (
        <Question
          title={words.title}
          isDangerous
          yes={words.discard}
          no={words.stay}
          closeLabel={text.close}
          onYes={onDiscard}
          onClose={() => setAsking(false)}
        >
          <p>{words.question}</p>
        </Question>
      )}
    </>
  );
}
