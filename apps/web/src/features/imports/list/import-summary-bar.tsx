import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/imports-words.ts';
import { countChanged } from '../import-states.ts';
import styles from './list.module.css';

type Part = { readonly name: 'stored' | 'changed' | 'unchanged' | 'refused'; readonly count: number };

/** The import summary as one line: everything that came in, divided by what became of it. */
export function BalanceBar({ record }: { readonly record: ImportRecord }) {
  const { balance: text } = useMessages(importsWords);
  const format = useFormat();
  const { objectsIn, stored, updated, unchanged, refused } = record;
  const parts: readonly Part[] = [
    { name: 'stored', count: stored },
    { name: 'changed', count: countChanged(record) },
    { name: 'unchanged', count: unchanged },
    { name: 'refused', count: refused },
  ];
  const [total, ...others] = [objectsIn, stored, updated, unchanged, refused].map(format.number) as [
    ...[string, string, string, string, string],
  ];
  return (
    <div role="img" aria-label={text.label(total, ...others)} className={styles.bar}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => (
          <span key={name} data-part={name} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
