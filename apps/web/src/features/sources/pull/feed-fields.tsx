import { type FeedCollection, feedColumns, stopAfterMax, stopAfterUsually } from '@halyard/contracts/inflow/feeds.ts';
import { isFeedFormat, type SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { DayField } from '../../../preferences/day-input.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { problemsOfPull, readColumns, type SourceDraft, withColumn } from '../connect/source-draft.ts';
import styles from './pull.module.css';

type Props = {
  readonly format: SourceFormat;
  readonly draft: SourceDraft;
  readonly onChange: (part: Partial<SourceDraft>) => void;
  /** The collections found by the last test of a TAXII server. */
  readonly collections: readonly FeedCollection[] | null;
};

/** A TAXII collection: selected from those found by a test, typed before. */
function CollectionField({ draft, onChange, collections }: Omit<Props, 'format'>) {
  const { taxii: text } = useMessages(sourcesWords).feed;
  const change = (collection: string) => onChange({ collection });
  if (!collections)
    return (
      <TextField
        label={text.label}
        hint={text.typed}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={draft.collection}
        onChange={({ target }) => change(target.value)}
      />
    );
  const isListed = collections.some(({ id }) => id === draft.collection);
  return (
    <SelectField label={text.label} value={draft.collection} onChange={({ target }) => change(target.value)}>
      <option value="">{text.choose}</option>
      {!isListed && draft.collection !== '' && <option value={draft.collection}>{draft.collection}</option>}
      {collections.map(({ id, title, canRead }) => (
        <option key={`${id} ${title}`} value={id} disabled={!canRead}>
          {canRead ? title : text.notReadable(title)}
        </option>
      ))}
    </SelectField>
  );
}

/** The column assignment of a CSV file; without one, columns are recognized by their headers. */
function ColumnFields({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { csv: text } = useMessages(sourcesWords).feed;
  const columns = readColumns(draft.columns);
  return (
    <fieldset className={styles.columns}>
      <legend>{text.legend}</legend>
      <p className={styles.note}>{text.hint}</p>
      <div className={styles.columnFields}>
        {feedColumns.map((name) => (
          <TextField
            key={name}
            label={text.columns[name]}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={columns[name] ?? ''}
            onChange={({ target }) => onChange({ columns: withColumn(draft.columns, name, target.value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const startsFrom: readonly SourceFormat[] = ['taxii', 'misp-feed', 'misp', 'msgraph', 'secops'];

/** How a feed is read: which part of it, from when on, which columns, from where else, and when it stops. */
export function FeedFields({ format, draft, onChange, collections }: Props) {
  const { feed: text } = useMessages(sourcesWords);
  const formatted = useFormat();
  const problems = problemsOfPull(draft);
  return (
    <>
      {format === 'taxii' && <CollectionField draft={draft} onChange={onChange} collections={collections} />}
      {format === 'misp' && (
        <TextField
          label={text.misp.label}
          hint={text.misp.hint}
          maxLength={200}
          autoComplete="off"
          value={draft.collection}
          onChange={({ target }) => onChange({ collection: target.value })}
        />
      )}
      {startsFrom.includes(format) && (
        <DayField label={text.from} hint={text.fromHint} value={draft.from} onDay={(from) => onChange({ from })} />
      )}
      {format === 'csv-feed' && <ColumnFields draft={draft} onChange={onChange} />}
      {(isFeedFormat(format) || startsFrom.includes(format)) && (
        <TextField
          label={text.hosts}
          hint={text.hostsHint}
          error={problems.includes('hosts') ? text.hostsWrong : undefined}
          autoComplete="off"
          spellCheck={false}
          value={draft.hosts}
          onChange={({ target }) => onChange({ hosts: target.value })}
        />
      )}
      <TextField
        label={text.stopAfter}
        hint={text.stopAfterHint(formatted.number(stopAfterUsually))}
        error={problems.includes('stopAfter') ? text.stopAfterWrong(formatted.number(stopAfterMax)) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={draft.stopAfter}
        onChange={({ target }) => onChange({ stopAfter: target.value })}
      />
    </>
  );
}
