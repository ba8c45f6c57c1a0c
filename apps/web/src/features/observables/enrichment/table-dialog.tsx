import {
  type EnrichmentTable,
  type LoadedTable,
  tableColumnsMax,
  tableMatches,
} from '@halyard/contracts/inflow/enrichment.ts';
import { type ObservableType, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { useId, useRef, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { enrichmentWords } from '../../../text/loaders/enrichment.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useLoadTable } from './enrichment-queries.ts';
import { readHeading } from './read-heading.ts';
import { TableRejections } from './table-rows.tsx';

type Props = {
  /** The table whose rows are replaced; without one a new table is created. */
  readonly table?: EnrichmentTable;
  readonly onClose: () => void;
};

/** Loads a CSV file as a new table, or replaces a table's rows. The file defines the columns. */
export function TableDialog({ table, onClose }: Props) {
  const words = useMessages(enrichmentWords);
  const { types } = useMessages(observablesWords);
  const { form: text, tables: tableText, matches, failures } = words;
  const format = useFormat();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const loadTable = useLoadTable();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [heading, setHeading] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const [match, setMatch] = useState<(typeof tableMatches)[number]>('network');
  const [keyType, setKeyType] = useState<ObservableType>('ipv4-addr');
  const [keyColumn, setKeyColumn] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [outcome, setOutcome] = useState<LoadedTable | null>(null);
  const columns = heading.filter((one) => one !== keyColumn && !left.has(one)).slice(0, tableColumnsMax);
  const isNameless = !table && name.trim() === '';
  const isFaulty = file === null || isNameless || (!table && (heading.length === 0 || columns.length === 0));

  async function choose(chosen: File | null) {
    setFile(chosen);
    const names = chosen ? await readHeading(chosen) : [];
    setHeading(names);
    setKeyColumn(names[0] ?? '');
    setLeft(new Set());
  }

  async function submit() {
    if (isFaulty || !file) return setCheckedAt(checkedAt + 1);
    const definition = { name: name.trim(), match, keyColumn, columns: JSON.stringify(columns) };
    setBusy(true);
    try {
      const query = table ? { table: table.id } : Object.assign(definition, match === 'exact' ? { keyType } : {});
      const loaded = await loadTable(file, query);
      const rows = tableText.rows(loaded.table.loaded, format.number(loaded.table.loaded));
      offerUndo(tableText.done(loaded.table.name, rows), loaded.changeId);
      if (loaded.table.rejected === 0) onClose();
      else setOutcome(loaded);
    } catch (error) {
      setFailure(failureOf(error, describeError(error, failures.table)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={table ? text.replaceTitle(table.name) : text.addTitle}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        outcome ? (
          <Button variant="primary" onClick={onClose}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} busy={isBusy}>
              {text.load}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <section aria-label={text.outcome} className={layout.stackNear}>
          <p role="status">
            <Quantity>{tableText.rows(outcome.table.loaded, format.number(outcome.table.loaded))}</Quantity>
          </p>
          <TableRejections table={outcome.table} rejections={outcome.rejections} />
        </section>
      ) : (
        <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
          <FailureBanner failure={failure} />
          {table && <p>{text.replaceAbout}</p>}
          <div className={layout.stackClose}>
            <div className={layout.toolbar}>
              <input
                ref={input}
                type="file"
                accept=".csv,text/csv"
                aria-label={text.file}
                aria-invalid={checkedAt > 0 && heading.length === 0}
                className={layout.hidden}
                onChange={({ target }) => void choose(target.files?.[0] ?? null)}
              />
              <Button onClick={() => input.current?.click()}>{text.file}</Button>
              <Quantity>{file?.name ?? ''}</Quantity>
            </div>
            <small className={layout.quietSmall}>
              <Quantity>{text.fileHint}</Quantity>
            </small>
            {checkedAt > 0 && heading.length === 0 && (
              <p role="alert" className={layout.fault}>
                {text.fileMissing}
              </p>
            )}
          </div>
          {!table && (
            <>
              <TextField
                label={text.name}
                error={checkedAt > 0 && isNameless ? text.nameMissing : undefined}
                required
                maxLength={100}
                autoComplete="off"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <SelectField
                label={tableText.found}
                value={match}
                onChange={({ target }) => setMatch(target.value as typeof match)}
              >
                {tableMatches.map((one) => (
                  <option key={one} value={one}>
                    {matches[one]}
                  </option>
                ))}
              </SelectField>
              {match === 'exact' && (
                <SelectField
                  label={text.keyType}
                  value={keyType}
                  onChange={({ target }) => setKeyType(target.value as ObservableType)}
                >
                  {observableTypes.map((type) => (
                    <option key={type} value={type}>
                      {types[type]}
                    </option>
                  ))}
                </SelectField>
              )}
              {heading.length > 0 && (
                <>
                  <SelectField
                    label={tableText.keyColumn}
                    value={keyColumn}
                    onChange={({ target }) => setKeyColumn(target.value)}
                  >
                    {heading.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </SelectField>
                  <fieldset className={layout.plainList}>
                    <legend className={layout.label}>{tableText.columns}</legend>
                    <div className={layout.toolbarLines}>
                      {heading
                        .filter((one) => one !== keyColumn)
                        .map((one) => (
                          <Checkbox
                            key={one}
                            label={<Quantity>{one}</Quantity>}
                            checked={columns.includes(one)}
                            onChange={({ target }) =>
                              setLeft(new Set(target.checked ? [...left].filter((it) => it !== one) : [...left, one]))
                            }
                          />
                        ))}
                    </div>
                    {checkedAt > 0 && columns.length === 0 && (
                      <p role="alert" className={layout.fault}>
                        {text.columnsMissing}
                      </p>
                    )}
                  </fieldset>
                </>
              )}
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
