import { crimeKinds } from '@halyard/contracts/crime/crime.ts';
import { useFormat } from '../../../preferences/format.ts';
import type { SearchChange } from '../../../records/address/change-search.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeCoverageWords, crimeWords } from '../../../text/loaders/crime.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { addMonths, monthsBetween } from '../crime-filter-months.ts';
import styles from './coverage.module.css';
import { type CoverageSearch, countMonths, spans } from './coverage-search.ts';

/** The publisher's first month. */
const firstMonth = '2010-12';

type Props = {
  readonly search: CoverageSearch;
  readonly change: (change: SearchChange) => void;
  /** `YYYY-MM-DD` in the person's zone. */
  readonly today: string;
};

/** Which months and forces are in sight. */
export function CoverageForm({ search, change, today }: Props) {
  const text = useMessages(crimeCoverageWords);
  const { monthYear } = useMessages(crimeWords);
  const format = useFormat();
  const { kind, from, to } = search;
  const span = countMonths(search);
  const choices = [...new Set([...spans, span])].sort((a, b) => a - b);
  const months = [...new Set([...monthsBetween(firstMonth, today.slice(0, 7)), from, to])].sort().reverse();
  return (
    <div className={styles.form}>
      <SelectField
        label={text.kind}
        value={kind}
        onChange={({ target }) => change({ kind: target.value === 'street' ? undefined : target.value })}
      >
        {crimeKinds.map((one) => (
          <option key={one} value={one}>
            {text.kinds[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.months}
        value={span}
        onChange={({ target }) => change({ from: addMonths(to, 1 - Number(target.value)), to })}
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {text.monthCount(count, format.number(count))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.lastMonth}
        value={to}
        onChange={({ target }) => change({ from: addMonths(target.value, 1 - span), to: target.value })}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {monthYear(month)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
