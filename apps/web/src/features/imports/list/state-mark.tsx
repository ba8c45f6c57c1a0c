import type { ImportState } from '@halyard/contracts/imports.ts';
import { Ban, CircleCheck, CircleDashed, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import styles from './list.module.css';

const pictures: Readonly<Record<ImportState, LucideIcon>> = {
  waiting: Clock,
  reading: CircleDashed,
  storing: CircleDashed,
  finished: CircleCheck,
  cancelled: Ban,
  failed: CircleX,
  undoing: CircleDashed,
  undone: Undo2,
};

/** How an import stands: a shape and the word. */
export function StateMark({ state }: { readonly state: ImportState }) {
  const text = useMessages(importsWords);
  const Picture = pictures[state];
  return (
    <span className={styles.state} data-state={state}>
      <Picture size={16} aria-hidden />
      {text.state(state)}
    </span>
  );
}
