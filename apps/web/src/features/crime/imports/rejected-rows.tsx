import type { CrimeFile, CrimeRejection } from '@halyard/contracts/crime-imports.ts';
import { Download } from 'lucide-react';
import { useDescribeError } from '../../../api/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { useSaveRejections } from './import-queries.ts';
import styles from './imports.module.css';

function RejectedRow({ rejection: { line, reason, column, text: row } }: { readonly rejection: CrimeRejection }) {
  const { rejections: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  return (
    <tr>
      <Cell label={text.line} className={styles.line}>
        {format.number(line)}
      </Cell>
      <Cell label={text.reason}>
        <span>
          {text.sentence(reason)} {column && <span className={styles.note}>{text.column(column)}</span>}
        </span>
      </Cell>
      <Cell label={text.text}>
        <code className={styles.rowText}>{row}</code>
      </Cell>
    </tr>
  );
}

function SaveButton({ id }: { readonly id: string }) {
  const { rejections: text } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const saving = useSaveRejections(id);

  async function save() {
    try {
      const rows = await saving.mutateAsync();
      toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeError(error, text.saveFailed), { error });
    }
  }

  return (
    <Button size="small" busy={saving.isPending} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {saving.isPending ? text.downloading : text.download}
    </Button>
  );
}

type Props = { readonly file: CrimeFile; readonly rejections: readonly CrimeRejection[] };

/** The first rejected rows with line, reason and text; the file to download has all of them. */
export function RejectedRows({ file, rejections }: Props) {
  const { rejections: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  if (rejections.length === 0) return <p className={styles.note}>{text.none}</p>;
  // A row may be rejected for more than one reason.
  const keyed = rejections.map((rejection, index) => ({ rejection, key: `${rejection.line} ${index}` }));
  return (
    <div>
      <Table label={text.title(file.name)}>
        <thead>
          <tr>
            {[text.line, text.reason, text.text].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ rejection, key }) => (
            <RejectedRow key={key} rejection={rejection} />
          ))}
        </tbody>
      </Table>
      <p className={styles.foot}>
        <span>
          {text.shown(format.number(rejections.length), format.number(Math.max(file.rowsRejected, rejections.length)))}
        </span>
        <SaveButton id={file.id} />
      </p>
    </div>
  );
}
