import { mayReferTo, type StixField } from '@halyard/contracts/intelligence/stix-kinds.ts';
import { defang } from '@halyard/observables/defang';
import { useId, useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { stixObjectWords } from '../../text/loaders/stix-object.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Cross } from '../../ui/marks/icons.tsx';
import styles from './stix-object.module.css';
import { useRecordsNamed } from './stix-object-queries.ts';
import { readRows, writeRows } from './stix-values.ts';

type Props = {
  readonly field: Pick<StixField, 'refersTo'>;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
};

/**
 * Selects records and observables by name, of the types that the field may refer to; the selection is above the search.
 */
export function RecordsField({ field, label, value, error, hint, onChange }: Props) {
  const { records: text } = useMessages(stixObjectWords);
  const labelId = useId();
  const [words, setWords] = useState('');
  const found = useRecordsNamed(words);
  const chosen = readRows(value);
  const isChosen = (id: string) => chosen.some(([one]) => one === id);
  const { types } = useMessages(observablesWords);
  const records = (found.data?.entities ?? []).map(({ id, name, type }) => ({ id, name, type }));
  const onFile = new Set(records.map(({ id }) => id));
  const observables = (found.data?.observables ?? [])
    .filter(({ id }) => !onFile.has(id))
    .map(({ id, type, value }) => ({ id, name: defang(value, type), type: types[type] }));
  const offered =
    words === '' ? [] : [...records, ...observables].filter(({ id }) => mayReferTo(field, id) && !isChosen(id));
  return (
    <fieldset aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={layout.label}>
        {label}
      </span>
      {chosen.length > 0 && (
        <ul aria-label={label} className={layout.wrapClose}>
          {chosen.map(([id = '', name = id]) => (
            <li key={id}>
              <Button
                size="small"
                aria-label={text.remove(name)}
                onClick={() => onChange(writeRows(chosen.filter(([one]) => one !== id)))}
              >
                {name}
                <Cross size={12} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SearchField label={text.search} placeholder={text.search} value={words} onSearch={setWords} />
      {hint && <small className={layout.quiet}>{hint}</small>}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      {found.isError && <p role="alert">{text.failed}</p>}
      {words !== '' && found.data && offered.length === 0 && <p role="status">{text.none}</p>}
      {offered.length > 0 && (
        <ul aria-label={text.found} className={layout.wrapClose}>
          {offered.map(({ id, name, type }) => (
            <li key={id}>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  onChange(writeRows([...chosen, [id, name]]));
                  setWords('');
                }}
              >
                {text.chosen(name, type)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
