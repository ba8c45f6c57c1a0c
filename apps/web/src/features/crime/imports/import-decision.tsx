import type { CrimeConflict, CrimeDecision, CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { crimeDecisions } from '@halyard/contracts/crime/crime-imports.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useCrimeImport, useDecideImport } from './import-queries.ts';
import styles from './imports.module.css';

/** Of an archive of years more would fill the screen; all of them are in the API. */
const monthsShown = 12;

function ConflictList({ conflicts }: { readonly conflicts: readonly CrimeConflict[] }) {
  const { decision: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  const monthName = useMonthName();
  if (conflicts.length === 0) return <p>{text.none}</p>;
  const sentence = ({ reason, name, month, rows, rejected, inForce }: CrimeConflict) => {
    const [now, before] = reason === 'fewer_rows' ? [rows, inForce.rows] : [rejected, inForce.rejected];
    return text[reason](name, monthName(month), format.number(now), format.number(before));
  };
  const more = conflicts.length - monthsShown;
  return (
    <ul className={styles.changes}>
      {conflicts.slice(0, monthsShown).map((conflict) => (
        <li key={`${conflict.kind} ${conflict.force} ${conflict.month}`}>{sentence(conflict)}</li>
      ))}
      {more > 0 && <li>{text.more(format.number(more))}</li>}
    </ul>
  );
}

function DecisionButtons({ record: { id, name } }: { readonly record: CrimeImport }) {
  const { decision: text } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const deciding = useDecideImport(id);

  async function decide(decision: CrimeDecision) {
    try {
      await deciding.mutateAsync(decision);
      toasts.show('success', text.done(name));
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  }

  return (
    <>
      <div className={layout.wrap}>
        {crimeDecisions.map((decision) => (
          <Button
            key={decision}
            size="small"
            busy={deciding.isPending && deciding.variables === decision}
            disabled={deciding.isPending}
            onClick={() => void decide(decision)}
          >
            {text[decision]}
          </Button>
        ))}
      </div>
      <p className={styles.note}>{text.help}</p>
    </>
  );
}

/** The months that a held import would make worse, and the three choices. */
export function ImportDecision({ record }: { readonly record: CrimeImport }) {
  const { decision: text, retry } = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const { mayWith } = useRights();
  const loading = useCrimeImport(record.id);
  return (
    <section className={styles.outcome} aria-label={text.label(record.name)}>
      <strong>{text.title}</strong>
      <p className={styles.note}>{text.about}</p>
      {loading.isPending && <Spinner label={text.loading} />}
      {loading.isError && (
        <Banner error={loading.error} tone="error">
          {describeError(loading.error, text.failed)}{' '}
          <Button size="small" busy={loading.isFetching} onClick={() => void loading.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {loading.data && <ConflictList conflicts={loading.data.conflicts} />}
      {mayWith('imports', 'delete', record) && <DecisionButtons record={record} />}
    </section>
  );
}
