import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import { Equal, type LucideIcon, Plus, RefreshCw, X } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './preview.module.css';

const shapes: Readonly<Record<PreviewChange, LucideIcon>> = {
  created: Plus,
  updated: RefreshCw,
  unchanged: Equal,
  rejected: X,
};

/** What publishing does with an object: a shape of its own for each; `named` says the word to those who listen. */
export function ChangeMark({ change, named = false }: { readonly change: PreviewChange; readonly named?: boolean }) {
  const { changes } = useMessages(importPreviewWords);
  const Shape = shapes[change];
  return (
    <span className={styles.mark} data-change={change}>
      <Shape size={14} aria-hidden />
      {named && <VisuallyHidden>{changes[change]}</VisuallyHidden>}
    </span>
  );
}
