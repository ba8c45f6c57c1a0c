import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import { Question } from '../question.tsx';
import styles from '../settings.module.css';
import { ShownOnce } from './shown-once.tsx';

type Props = {
  /** The last four characters; null before one was created. */
  readonly ends: string | null;
  /** A new one, until its window is closed. */
  readonly secret: string | undefined;
  readonly isMaking: boolean;
  readonly onMake: () => void;
  readonly onForget: () => void;
};

/** The secret with which the receiver verifies signatures. */
export function SigningSecret({ ends, secret, isMaking, onMake, onForget }: Props) {
  const { webhook: text } = useMessages(settingsWords);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.line}>
      <div>
        <span className={sections.name}>{text.secret}</span>
        <p className={styles.quiet}>{ends === null ? text.noSecret : text.secretEnds(ends)}</p>
      </div>
      <Button size="small" busy={isMaking} onClick={() => (ends === null ? onMake() : setAsked(true))}>
        {ends === null ? text.makeSecret : text.newSecret}
      </Button>
      {isAsked && (
        <Question
          title={text.secretTitle}
          isDangerous
          yes={text.newSecret}
          onYes={() => {
            setAsked(false);
            onMake();
          }}
          onClose={() => setAsked(false)}
        >
          <p>{text.secretQuestion}</p>
        </Question>
      )}
      {secret && <ShownOnce title={text.yourSecretTitle} label={text.secret} value={secret} onClose={onForget} />}
    </div>
  );
}
