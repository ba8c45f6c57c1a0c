import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { stixObjectWords } from '../../text/loaders/stix-object.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Cross } from '../../ui/marks/icons.tsx';
import styles from './stix-object.module.css';
import { readRows, writeRows } from './stix-values.ts';

type Props = {
  readonly label: string;
  readonly addLabel: string;
  /** The labels of the cells of a row. */
  readonly columns: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A list of rows, a field for each cell. */
export function RowsField({ label, addLabel, columns, value, error, onChange }: Props) {
  const text = useMessages(stixObjectWords);
  const labelId = useId();
  const rows = readRows(value);
  const set = (row: number, column: number, cell: string) =>
    onChange(writeRows(rows.map((cells, at) => (at === row ? cells.with(column, cell) : cells))));
  return (
    <fieldset aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={layout.label}>
        {label}
      </span>
      {rows.map((cells, row) => (
        // A row is where it stands; nothing else tells two of them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={row} className={styles.row}>
          {columns.map((column, at) => (
            <TextField
              key={column}
              label={column}
              autoComplete="off"
              value={cells[at] ?? ''}
              aria-invalid={error !== undefined && at === 0 ? true : undefined}
              onChange={({ target }) => set(row, at, target.value)}
            />
          ))}
          <IconButton
            label={text.removeRow(label, String(row + 1))}
            onClick={() => onChange(writeRows(rows.filter((_, index) => index !== row)))}
          >
            <Cross size={16} />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      <div>
        <Button size="small" onClick={() => onChange(writeRows([...rows, columns.map(() => '')]))}>
          <Plus size={14} aria-hidden />
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
