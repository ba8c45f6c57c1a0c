import type { CrimeImportState } from '@halyard/contracts/crime/crime-imports.ts';
import type { ImportState } from '@halyard/contracts/intelligence/imports.ts';
import { Ban, CircleCheck, CircleDashed, CircleHelp, CircleX, Clock, Eye, type LucideIcon, Undo2 } from 'lucide-react';
import styles from './import-item.module.css';

export type AnyImportState = ImportState | CrimeImportState;

const pictures: Readonly<Record<AnyImportState, LucideIcon>> = {
  waiting: Clock,
  reading: CircleDashed,
  previewing: Eye,
  storing: CircleDashed,
  held: CircleHelp,
  finished: CircleCheck,
  cancelled: Ban,
  failed: CircleX,
  undoing: CircleDashed,
  undone: Undo2,
};

/** The state of an import: a shape and the word. */
export function StateMark({ state, word }: { readonly state: AnyImportState; readonly word: string }) {
  const Picture = pictures[state];
  return (
    <span className={styles.state} data-state={state}>
      <Picture size={16} aria-hidden />
      {word}
    </span>
  );
}
