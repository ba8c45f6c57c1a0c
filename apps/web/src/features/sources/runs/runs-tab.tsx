import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { Cell, Table } from '../../../ui/table/table.tsx';
import { When } from '../list/when.tsx';
import { useRuns } from '../source-queries.ts';
import { ReadAgain } from './read-again.tsx';
import styles from './runs.module.css';

const countsOf = ({ created, updated, unchanged, rejected }: ImportRecord) =>
  ({ created, updated, folded: unchanged, rejected }) as const;
const columns = ['created', 'updated', 'folded', 'rejected'] as const;

/** One run with results: its counts, each of which opens the import. */
function Run({ record }: { readonly record: ImportRecord }) {
  const { feed, figures } = useMessages(sourcesWords);
  const format = useFormat();
  const counts = countsOf(record);
  const hasEnded = record.state === 'finished';
  return (
    <tr>
      <Cell>
        <Link to="/imports" search={{ import: record.id }}>
          <When at={record.startedAt} never="" />
        </Link>
      </Cell>
      <Cell label={feed.runs.state}>{feed.runs.states[record.state]}</Cell>
      {columns.map((name) => (
        <Cell key={name} label={figures[name]} className={styles.right}>
          <Quantity>{hasEnded ? format.number(counts[name]) : '–'}</Quantity>
        </Cell>
      ))}
    </tr>
  );
}

/** Runs of a source, newest first; runs without new objects create no import. */
export function RunsTab({ source, mayEdit }: { readonly source: Source; readonly mayEdit: boolean }) {
  const text = useMessages(sourcesWords);
  const { runs: words } = text.feed;
  const describeError = useDescribeError();
  const list = useRuns(source.id);
  const runs = list.data?.imports ?? [];
  return (
    <div className={styles.part}>
      {list.isPending && <Spinner label={words.loading} />}
      {list.isError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {describeError(list.error, words.failed)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.data && runs.length === 0 && <p className={styles.quiet}>{words.empty}</p>}
      {runs.length > 0 && (
        <Table label={words.label}>
          <thead>
            <tr>
              <th scope="col">{words.started}</th>
              <th scope="col">{words.state}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className={styles.right}>
                  {text.figures[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((record) => (
              <Run key={record.id} record={record} />
            ))}
          </tbody>
        </Table>
      )}
      <p className={styles.quiet}>
        {words.about}{' '}
        <Link to="/imports" search={{ source: source.id }}>
          {words.all}
        </Link>
      </p>
      {mayEdit && <ReadAgain source={source} />}
    </div>
  );
}
