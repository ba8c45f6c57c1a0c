import { type ComponentProps, useId, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { signInStepsWords } from '../../text/loaders/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './login.module.css';

/** Props of every panel of a sign-in step. */
export type PanelProps = { readonly onAnswer: (answer: string) => void; readonly isBusy: boolean };

type Props = PanelProps & {
  readonly title: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The provider's question, in its own words. */
  readonly question?: string | undefined;
  readonly field: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;
};

/** Spaces belong to a password; codes are displayed and typed with spaces, but have none. */
function readAnswer(answer: string, { type, autoComplete }: Props['field']): string {
  if (type === 'password') return answer;
  return autoComplete === 'one-time-code' ? answer.replaceAll(/\s/g, '') : answer.trim();
}

/** One field, one answer. */
export function AnswerPanel({ title, label, hint, question, field, onAnswer, isBusy }: Props) {
  const text = useMessages(signInStepsWords);
  const [titleId, questionId] = [useId(), useId()];
  const [answer, setAnswer] = useState('');
  const [checkedAt, setCheckedAt] = useState(0);
  const given = readAnswer(answer, field);
  const submit = () => {
    if (given.trim() === '') setCheckedAt(checkedAt + 1);
    else if (!isBusy) onAnswer(given);
  };
  return (
    // The form's name tells screen reader users what the focused field is for.
    <Form onSubmit={submit} checkedAt={checkedAt} aria-labelledby={question ? `${titleId} ${questionId}` : titleId}>
      <p className={styles.hint} id={titleId}>
        {title}
      </p>
      {question && (
        <p className={styles.question} id={questionId}>
          {question}
        </p>
      )}
      <TextField
        {...field}
        label={label}
        hint={hint}
        name="answer"
        value={answer}
        error={checkedAt > 0 && given.trim() === '' ? text.stepRequired : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {text.stepSubmit}
      </Button>
    </Form>
  );
}
