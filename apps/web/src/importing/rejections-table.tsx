import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDescribeError } from '../api/errors/describe-error.ts';
import { useFormat } from '../preferences/format.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/overlay/toasts.tsx';
import { Table } from '../ui/table/table.tsx';
import styles from './import-item.module.css';
import type { useSaveRejections } from './import-queries.ts';

type Words = {
  readonly shown: (shown: string, total: string) => string;
  readonly download: string;
  readonly downloading: string;
  readonly saved: (count: number, written: string) => string;
  readonly saveFailed: string;
};
type Saving = ReturnType<typeof useSaveRejections>;

function SaveButton({ words, saving }: { readonly words: Words; readonly saving: Saving }) {
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();

  async function save() {
    try {
      const rows = await saving.mutateAsync();
      toasts.show('success', words.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeError(error, words.saveFailed), { error });
    }
  }

  return (
    <Button size="small" busy={saving.isPending} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {saving.isPending ? words.downloading : words.download}
    </Button>
  );
}

type Props<R> = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rejections: readonly R[];
  /** The cells of a row. */
  readonly row: (rejection: R) => ReactNode;
  /** How many there are; the table shows the first of them, the file to download has all. */
  readonly total: number;
  readonly words: Words;
  readonly saving: Saving;
};

/** The first rejections of an import, each with its reason. */
export function RejectionsTable<R>({ title, columns, rejections, row, total, words, saving }: Props<R>) {
  const format = useFormat();
  // The same line or object may be rejected more than once.
  const keyed = rejections.map((rejection, index) => ({ rejection, key: index }));
  return (
    <div>
      <Table label={title}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ rejection, key }) => (
            <tr key={key}>{row(rejection)}</tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.foot}>
        <span>{words.shown(format.number(rejections.length), format.number(total))}</span>
        <SaveButton words={words} saving={saving} />
      </p>
    </div>
  );
}
