import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import styles from './list.module.css';

const outcomes = ['removed', 'restored', 'kept', 'shared'] as const;

/** Removed, restored and kept records of an undo. */
export function UndoneNote({ record: { state, undo } }: { readonly record: ImportRecord }) {
  const { undo: text } = useMessages(importsWords);
  const format = useFormat();
  if (state !== 'undone' || !undo || undo.done === 0) return null;
  const lines = outcomes.filter((name) => name === 'removed' || undo[name] > 0);
  return (
    <ul className={styles.bullets}>
      {lines.map((name) => (
        <li key={name}>{text[name](undo[name], format.number(undo[name]))}</li>
      ))}
    </ul>
  );
}
