import { stepMax } from '@halyard/contracts/operations/incidents.ts';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { useDiscardQuestion } from '../../../records/drafts/discard-question.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { moveStep, type StepEntry, withStep } from './arrange-steps.ts';
import styles from './playbooks.module.css';

const stepsMax = 100;

type Props = {
  readonly steps: readonly StepEntry[];
  readonly problem: string | undefined;
  readonly onChange: (steps: StepEntry[]) => void;
};

/** The steps of a playbook, one line each, moved by buttons so that every keyboard can. */
export function StepFields({ steps, problem, onChange }: Props) {
  const { playbooks: text } = useMessages(securityWords);
  const format = useFormat();
  const change = (index: number, next: string) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, text: next } : step)));
  const { ask, question } = useDiscardQuestion();
  const remove = (index: number) => onChange(steps.toSpliced(index, 1));
  return (
    <fieldset className={styles.fieldset}>
      <legend>{text.steps}</legend>
      <ol className={styles.stepFields}>
        {steps.map((step, index) => {
          const number = format.number(index + 1);
          return (
            <li key={step.key}>
              <TextField
                label={text.step(number)}
                error={index === 0 ? problem : undefined}
                maxLength={stepMax}
                autoComplete="off"
                value={step.text}
                onChange={(event) => change(index, event.target.value)}
              />
              <IconButton
                label={text.stepUp(number)}
                disabled={index === 0}
                onClick={() => onChange(moveStep(steps, index, -1))}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={text.stepDown(number)}
                disabled={index === steps.length - 1}
                onClick={() => onChange(moveStep(steps, index, 1))}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={text.removeStep(number)}
                disabled={steps.length === 1}
                onClick={() => (step.text.trim() === '' ? remove(index) : ask(() => remove(index)))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <div>
        <Button size="small" disabled={steps.length >= stepsMax} onClick={() => onChange(withStep(steps))}>
          {text.addStep}
        </Button>
      </div>
      {question}
    </fieldset>
  );
}
