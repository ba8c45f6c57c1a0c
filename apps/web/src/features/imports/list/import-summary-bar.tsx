import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import styles from './list.module.css';

type Part = { readonly name: 'created' | 'changed' | 'unchanged' | 'rejected' | 'skipped'; readonly count: number };

/** The import summary as one line: all input, divided by outcome. */
export function ImportSummaryBar({ record }: { readonly record: ImportRecord }) {
  const { summary: text } = useMessages(importsWords);
  const format = useFormat();
  const { objectsIn, created, updated, unchanged, rejected, skipped } = record;
  const parts: readonly Part[] = [
    { name: 'created', count: created },
    { name: 'changed', count: updated },
    { name: 'unchanged', count: unchanged },
    { name: 'rejected', count: rejected },
    { name: 'skipped', count: skipped },
  ];
  const [total, ...others] = [objectsIn, created, updated, unchanged, rejected].map(format.number) as [
    ...[string, string, string, string, string],
  ];
  return (
    <div
      role="img"
      aria-label={text.label(total, ...others, skipped > 0 ? format.number(skipped) : undefined)}
      className={styles.bar}
    >
      {parts
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => (
          <span key={name} data-part={name} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
