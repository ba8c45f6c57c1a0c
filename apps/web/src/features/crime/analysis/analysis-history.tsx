import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import styles from './analysis.module.css';
import { useAnalysisHistory } from './analysis-queries.ts';

/** The analyses before, each a link to its result. */
export function AnalysisHistory({ chosen }: { readonly chosen: string | undefined }) {
  const { history: text, monthYear, retry } = useMessages(crimeWords);
  const format = useFormat();
  const describe = useDescribeError();
  const history = useAnalysisHistory();
  return (
    <Panel title={text.title} aria-label={text.title}>
      {history.isError && !history.isFetchNextPageError && (
        <p className={styles.none} role="alert">
          {describe(history.error, text.failed)}{' '}
          <Button size="small" busy={history.isFetching} onClick={() => void history.refetch()}>
            {retry}
          </Button>
        </p>
      )}
      {history.data?.length === 0 && <p className={styles.none}>{text.none}</p>}
      <ul className={styles.history}>
        {history.data?.map(({ analysisId, status, timestamp, year, month, by }) => (
          <li key={analysisId}>
            <AddressLink change={{ analysis: analysisId, year: String(year), month }} isChosen={analysisId === chosen}>
              {monthYear(`${year}-${month}`)}
            </AddressLink>
            <span>{text.statuses[status]}</span>
            <span>
              <time dateTime={timestamp}>{format.dateTime(timestamp)}</time> {by !== null && text.by(by)}
            </span>
          </li>
        ))}
      </ul>
      <OlderRows list={history} label={text.older} failure={text.olderFailed} />
    </Panel>
  );
}
