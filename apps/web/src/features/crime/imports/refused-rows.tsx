import type { CrimeFile, CrimeRefusal } from '@halyard/contracts/crime-imports.ts';
import { Download } from 'lucide-react';
import { useDescribeRefusal } from '../../../api/describe-refusal.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime-imports-words.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { useSaveRefusals } from './import-queries.ts';
import styles from './imports.module.css';

function RefusedRow({ refusal: { line, reason, column, text: row } }: { readonly refusal: CrimeRefusal }) {
  const { refusals: text } = useMessages(crimeImportsWords);
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
  const { refusals: text } = useMessages(crimeImportsWords);
  const describeRefusal = useDescribeRefusal();
  const format = useFormat();
  const toasts = useToasts();
  const saving = useSaveRefusals(id);

  async function save() {
    try {
      const rows = await saving.mutateAsync();
      toasts.show('success', text.saved(rows, format.number(rows)));
    } catch (error) {
      toasts.show('error', describeRefusal(error, text.saveFailed), { error });
    }
  }

  return (
    <Button size="small" busy={saving.isPending} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {saving.isPending ? text.downloading : text.download}
    </Button>
  );
}

type Props = { readonly file: CrimeFile; readonly refusals: readonly CrimeRefusal[] };

/** The first rejected rows with line, reason and text; the file to download has all of them. */
export function RefusedRows({ file, refusals }: Props) {
  const { refusals: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  if (refusals.length === 0) return <p className={styles.note}>{text.none}</p>;
  // A row may be rejected for more than one reason.
  const keyed = refusals.map((refusal, index) => ({ refusal, key: `${refusal.line} ${index}` }));
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
          {keyed.map(({ refusal, key }) => (
            <RefusedRow key={key} refusal={refusal} />
          ))}
        </tbody>
      </Table>
      <p className={styles.foot}>
        <span>
          {text.shown(format.number(refusals.length), format.number(Math.max(file.rowsRefused, refusals.length)))}
        </span>
        <SaveButton id={file.id} />
      </p>
    </div>
  );
}
