import { languages } from '@halyard/contracts/accounts/preferences.ts';
import { useId } from 'react';
import { languageName } from '../../preferences/language-name.ts';
import { themes, usePreferences } from '../../preferences/preferences.tsx';
import type { visitorChoices } from '../../text/en/public/visitor-choices.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';
import styles from './visitor-choices.module.css';

const visitorChoicesWords = defineMessages(
  import.meta.glob<typeof visitorChoices>('../../text/*/public/visitor-choices.ts', { import: 'visitorChoices' }),
);

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly nameOf: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
};

function Choice<T extends string>({ label, value, choices, nameOf, onChoose }: Props<T>) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Language and theme for who is not signed in; kept in this browser. */
export function VisitorChoices() {
  const text = useMessages(visitorChoicesWords);
  const { language, theme, set } = usePreferences();
  return (
    <div className={styles.choices}>
      <Choice
        label={text.language}
        value={language}
        choices={languages}
        nameOf={languageName}
        onChoose={(choice) => set({ language: choice })}
      />
      <Choice
        label={text.theme}
        value={theme}
        choices={themes}
        nameOf={(choice) => text.themes[choice]}
        onChoose={(choice) => set({ theme: choice })}
      />
    </div>
  );
}
