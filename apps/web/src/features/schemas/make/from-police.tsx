import { crimeKinds } from '@halyard/contracts/crime/crime.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords, schemaWorkWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useCrimeMonths } from '../schema-queries.ts';
import styles from './make.module.css';
import type { PartProps } from './make-draft.ts';

/** A schema from one month of imported police data. */
export function FromPolice({ draft, fault, onChange }: PartProps) {
  const { make: text } = useMessages(schemaWorkWords);
  const { retry } = useMessages(schemasWords);
  const describe = useDescribeError();
  const months = useCrimeMonths();
  const { kind, month } = draft;
  const newest = months.data?.[0];

  // The newest month is preselected once the months are known.
  const chooseNewest = useEffectEvent((first: string) => {
    if (month === '') onChange({ month: first });
  });
  useEffect(() => {
    if (newest !== undefined) chooseNewest(newest);
  }, [newest]);

  if (months.isPending) return <Spinner label={text.monthsLoading} />;
  if (months.isError)
    return (
      <Banner error={months.error} tone="error">
        {describe(months.error, text.monthsFailed)}{' '}
        <Button size="small" busy={months.isFetching} onClick={() => void months.refetch()}>
          {retry}
        </Button>
      </Banner>
    );
  if (months.data.length === 0)
    return (
      <Banner error={months.error} tone={fault ? 'error' : 'info'}>
        {text.noMonths}
      </Banner>
    );
  return (
    <div className={styles.part}>
      <p className={layout.quiet}>{text.policeAbout}</p>
      <SelectField
        label={text.kind}
        value={kind}
        onChange={({ target }) => onChange({ kind: crimeKinds.find((known) => known === target.value) ?? kind })}
      >
        {crimeKinds.map((known) => (
          <option key={known} value={known}>
            {text.kindOf(known)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.month}
        hint={text.monthsHint}
        value={month}
        onChange={(event) => onChange({ month: event.target.value })}
      >
        {months.data.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </SelectField>
    </div>
  );
}
