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

/** The effect of publishing on an object: its own shape for each; `named` is the accessible name. */
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
