import styles from './thread.module.css';

type Props = {
  readonly label: string;
  readonly questions: readonly string[];
  readonly isDisabled: boolean;
  readonly onAsk: (question: string) => void;
};

/** Questions asked by pressing them. */
export function Suggestions({ label, questions, isDisabled, onAsk }: Props) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" disabled={isDisabled} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
