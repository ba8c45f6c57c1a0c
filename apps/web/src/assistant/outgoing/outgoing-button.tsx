import { lazy, Suspense, useState } from 'react';
import type { UnsentQuestion } from '../../api/assistant/show-outgoing.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import styles from './outgoing.module.css';
import type { Model } from './outgoing-dialog.tsx';

const OutgoingDialog = lazy(async () => ({ default: (await import('./outgoing-dialog.tsx')).OutgoingDialog }));

type Props = {
  /** Null with only the built-in engine: nothing leaves the server then. */
  readonly model: Model | null;
  readonly question: UnsentQuestion;
};

/** Opens what the question in the composer would send to the language model. */
export function OutgoingButton({ model, question }: Props) {
  const { outgoing: text } = useMessages(assistantWords);
  const [isOpen, setOpen] = useState(false);
  if (!model) return null;
  return (
    <div className={styles.below}>
      <Button variant="quiet" size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {text.title}
      </Button>
      <Suspense>
        {isOpen && <OutgoingDialog model={model} question={question} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
