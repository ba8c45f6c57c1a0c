import { useDescribeError } from '../../../api/errors/describe-error.ts';
import type { SearchChange } from '../../../records/address/change-search.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Toggle } from '../../../ui/form/toggle.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useCrimeChoices } from '../crime-filter-queries.ts';
import styles from './analysis.module.css';
import { useCancelAnalysis } from './analysis-queries.ts';
import { type AnalysisSearch, citiesParameter, yearsAt } from './analysis-search.ts';
import { CityChoice } from './cities/city-choice.tsx';
import type { Analysis } from './use-analysis.ts';

type Props = {
  readonly search: AnalysisSearch;
  readonly change: (change: SearchChange) => void;
  /** `YYYY-MM-DD` in the person's zone. */
  readonly today: string;
  readonly analysis: Analysis;
};

function CancelButton({ id }: { readonly id: string }) {
  const { form: text } = useMessages(crimeWords);
  const describe = useDescribeError();
  const toasts = useToasts();
  const cancel = useCancelAnalysis();
  const onError = (error: unknown) => toasts.show('error', describe(error, text.cancelFailed), { error });
  return (
    <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(id, { onError })}>
      {text.cancel}
    </Button>
  );
}

/** Says of a month that is not here which months of its year are. */
function MonthsHere({
  search: { year, month },
  imported,
}: {
  readonly search: AnalysisSearch;
  readonly imported: readonly string[];
}) {
  const { form: text, months: names, monthYear } = useMessages(crimeWords);
  if (imported.includes(`${year}-${month}`)) return null;
  const here = imported
    .filter((one) => one.startsWith(`${year}-`))
    .map((one) => names[Number(one.slice(5)) - 1] ?? one);
  const chosen = monthYear(`${year}-${month}`);
  return (
    <p className={layout.quiet}>
      {here.length > 0
        ? text.othersHere(chosen, String(year), here.join(text.comma))
        : text.noneHere(chosen, String(year))}
    </p>
  );
}

/** Month, cities and the ways to a result. */
export function AnalysisForm({ search, change, today, analysis }: Props) {
  const text = useMessages(crimeWords);
  const { may } = useRights();
  const { result, isBusy } = analysis;
  const imported = useCrimeChoices().data?.months;
  return (
    <div className={styles.frame}>
      <form
        className={styles.form}
        aria-label={text.form.label}
        onSubmit={(event) => {
          event.preventDefault();
          if (may('analyses', 'run') && !isBusy) void analysis.analyze();
        }}
      >
        <SelectField
          label={text.form.year}
          value={search.year}
          onChange={({ target }) => change({ year: target.value })}
        >
          {yearsAt(today, imported, search.year).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.form.month}
          value={search.month}
          onChange={({ target }) => change({ month: target.value })}
        >
          {text.months.map((name, place) => (
            <option key={name} value={String(place + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!may('analyses', 'run')}>
          {isBusy ? text.form.analyzing : text.form.analyze}
        </Button>
        <Button onClick={analysis.loadMock}>{text.form.mock}</Button>
        {may('analyses', 'delete') && result?.status === 'processing' && <CancelButton id={result.analysisId} />}
      </form>
      {imported && <MonthsHere search={search} imported={imported} />}
      {/* Outside the form: Enter in its search would start an analysis. */}
      <CityChoice chosen={search.cities} onChange={(cities) => change({ cities: citiesParameter(cities) })} />
      <Toggle
        label={text.form.sample}
        hint={text.form.sampleAbout}
        checked={search.sample}
        onChange={({ target }) => change({ sample: target.checked ? 'yes' : undefined })}
      />
      {!may('analyses', 'run') && <p className={layout.quiet}>{text.form.viewer}</p>}
    </div>
  );
}
