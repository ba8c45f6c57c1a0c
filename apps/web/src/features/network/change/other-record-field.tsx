import type { Entity } from '@halyard/contracts/intelligence/entities.ts';
import { useId, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { nameIn } from '../name-in.ts';
import styles from '../network.module.css';
import { useRecordSearch } from '../network-queries.ts';

type Props = {
  /** The record that is being connected; it cannot be connected to itself. */
  readonly except: string;
  readonly chosen: Pick<Entity, 'name' | 'type'> | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (record: Pick<Entity, 'id' | 'name' | 'type'>) => void;
};

/** Finds the other end of a connection by its name. */
export function OtherRecordField({ except, chosen, problem, onChoose }: Props) {
  const { connection: text, types } = useMessages(networkWords);
  const label = useId();
  const [words, setWords] = useState('');
  const found = useRecordSearch(words);
  const records = words === '' ? [] : (found.data?.entities ?? []).filter(({ id }) => id !== except);
  return (
    <fieldset aria-labelledby={label} className={styles.other}>
      <span id={label} className={layout.label}>
        {text.other}
      </span>
      {chosen && <strong>{text.chosen(chosen.name, nameIn(types, chosen.type))}</strong>}
      <SearchField label={text.otherHint} placeholder={text.otherHint} value={words} onSearch={setWords} />
      {problem && (
        // The form leads the focus to the first faulty field.
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {found.isError && <p role="alert">{text.searchFailed}</p>}
      {words !== '' && found.isPending && <p role="status">{text.searching}</p>}
      {words !== '' && found.data && records.length === 0 && <p role="status">{text.noMatch}</p>}
      {records.length > 0 && (
        <ul aria-label={text.results} className={styles.results}>
          {records.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(record);
                  setWords('');
                }}
              >
                {text.chosen(record.name, nameIn(types, record.type))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
