import type { CrimeImportState } from '@halyard/contracts/crime-imports.ts';
import { Ban, CircleCheck, CircleDashed, CircleHelp, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import styles from './imports.module.css';

const pictures: Readonly<Record<CrimeImportState, LucideIcon>> = {
  waiting: Clock,
  reading: CircleDashed,
  held: CircleHelp,
  finished: CircleCheck,
  cancelled: Ban,
  failed: CircleX,
  undone: Undo2,
};

/** How an import stands: a shape and the word. */
export function StateMark({ state }: { readonly state: CrimeImportState }) {
  const text = useMessages(crimeImportsWords);
  const Picture = pictures[state];
  return (
    <span className={styles.state} data-state={state}>
      <Picture size={16} aria-hidden />
      {text.state(state)}
    </span>
  );
}
