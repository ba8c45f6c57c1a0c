import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { signInStepsWords } from '../../text/loaders/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import type { PanelProps } from './answer-panel.tsx';
import styles from './login.module.css';

// The two differ only in how the password is sent, which is not a user's choice.
const hasTwin = (choice: string, choices: readonly string[]) =>
  choice === 'PASSWORD' && choices.includes('PASSWORD_SRP');

type Props = PanelProps & { readonly title: string; readonly choices: readonly string[] };

/** The available methods, each a button. */
export function ChoicePanel({ title, choices, onAnswer, isBusy }: Props) {
  const { ways, waitingForPasskey } = useMessages(signInStepsWords);
  const [chosen, setChosen] = useState<string>();
  const names: Readonly<Record<string, string>> = ways;
  const choose = (choice: string) => {
    setChosen(choice);
    onAnswer(choice);
  };
  return (
    <>
      <p className={styles.hint} role="status">
        {isBusy && chosen === 'WEB_AUTHN' ? waitingForPasskey : title}
      </p>
      <ul className={styles.choices} aria-label={title}>
        {choices
          .filter((choice) => choice in names && !hasTwin(choice, choices))
          .map((choice) => (
            <li key={choice}>
              <Button busy={isBusy} onClick={() => choose(choice)}>
                {names[choice]}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
