import {
  type CsvContents,
  type CsvField,
  type CsvMapping,
  csvContents,
  fieldsOf,
  isRequired,
} from '@halyard/contracts/intelligence/csv-columns.ts';
import type { ImportPreview } from '@halyard/contracts/intelligence/import-preview.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import styles from './columns.module.css';
import { useChooseColumns } from './preview-queries.ts';

type Columns = NonNullable<ImportPreview['columns']>;
type Props = { readonly id: string; readonly columns: Columns };

/** The mapping without fields that rows of this kind do not have. */
const ofContents = ({ columns, everyType }: CsvMapping, contents: CsvContents): CsvMapping => ({
  contents,
  columns: Object.fromEntries(fieldsOf(contents).flatMap((field) => (columns[field] ? [[field, columns[field]]] : []))),
  everyType: columns.type ? null : everyType,
});

function ColumnsForm({ id, columns: { headings, mapping } }: Props) {
  const { columns: text } = useMessages(importPreviewWords);
  const describeError = useDescribeError();
  const [draft, setDraft] = useState(mapping);
  const choosing = useChooseColumns(id);
  const failed = useMutationFailure(choosing);
  const { contents, columns, everyType } = draft;
  const isSet = (field: CsvField) => columns[field] !== undefined || (field === 'type' && everyType !== null);
  const isReady = fieldsOf(contents).every((field) => isSet(field) || !isRequired(contents, field));
  const chosen = new Set(Object.values(columns));
  const set = (field: CsvField, heading: string) =>
    setDraft({ ...draft, columns: { ...columns, [field]: heading === '' ? undefined : heading } });
  return (
    <Form aria-label={text.title} onSubmit={() => choosing.mutate(ofContents(draft, contents))} className={styles.form}>
      <p className={styles.about}>{text.about}</p>
      <div className={styles.fields}>
        <SelectField
          label={text.contents}
          value={contents}
          onChange={({ target }) => setDraft({ ...draft, contents: target.value as CsvContents })}
        >
          {csvContents.map((one) => (
            <option key={one} value={one}>
              {text.rows[one]}
            </option>
          ))}
        </SelectField>
        {fieldsOf(contents).map((field) => (
          <SelectField
            key={field}
            label={isRequired(contents, field) ? text.needed(text.fields[field]) : text.fields[field]}
            value={columns[field] ?? ''}
            onChange={({ target }) => set(field, target.value)}
          >
            <option value="">{text.none}</option>
            {headings.map((heading) => (
              <option key={heading} value={heading} disabled={chosen.has(heading) && columns[field] !== heading}>
                {heading}
              </option>
            ))}
          </SelectField>
        ))}
        {columns.type === undefined && (
          <TextField
            label={text.everyType}
            maxLength={100}
            autoComplete="off"
            value={everyType ?? ''}
            onChange={({ target }) => setDraft({ ...draft, everyType: target.value === '' ? null : target.value })}
          />
        )}
      </div>
      {failed && <FailureBanner failure={failureOf(failed, describeError(failed, text.failed))} />}
      <div>
        <Button type="submit" variant="primary" busy={choosing.isPending} disabled={!isReady}>
          {text.apply}
        </Button>
      </div>
    </Form>
  );
}

/** The column assignment of a CSV file; another choice rereads the file. */
export function ColumnsPanel({ id, columns }: Props) {
  const { columns: text } = useMessages(importPreviewWords);
  const { may } = useRights();
  if (!may('imports', 'create')) return columns.isRead ? null : <Banner tone="info">{text.unknown}</Banner>;
  return (
    <>
      {!columns.isRead && <Banner tone="info">{text.unknown}</Banner>}
      <Panel>
        <details className={styles.more} open={!columns.isRead}>
          <summary>{text.title}</summary>
          <ColumnsForm id={id} columns={columns} />
        </details>
      </Panel>
    </>
  );
}
