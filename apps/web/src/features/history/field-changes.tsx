import { type ChangedField, type HistoryField, historyFields } from '@halyard/contracts/work/history.ts';
import { useCountryName } from '../../preferences/country-name.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import styles from './history.module.css';

/** Formats the values of fields in the user's language and settings; null is not stated. */
export function useFieldValue(): (field: HistoryField, value: string | null) => string {
  const text = useMessages(historyWords);
  const format = useFormat();
  const countryName = useCountryName();
  return (field, value) => {
    if (value === null) return text.notStated;
    const kind = historyFields[field];
    if (kind === 'instant') return format.dateTime(value);
    if (kind === 'country') return countryName(value);
    if (kind === 'text') return value;
    return (text.values[kind] as Readonly<Record<string, string>>)[value] ?? value;
  };
}

/** Which fields changed, from what to what. */
export function FieldChanges({ fields }: { readonly fields: readonly ChangedField[] }) {
  const text = useMessages(historyWords);
  const write = useFieldValue();
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, before, after, isKept }) => (
        <div key={field}>
          <dt>{text.fields[field]}</dt>
          {isKept ? (
            <dd>
              <del>{write(field, before)}</del> <span aria-hidden>→</span> <ins>{write(field, after)}</ins>
            </dd>
          ) : (
            <dd className={styles.unknown}>{text.notKept}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
