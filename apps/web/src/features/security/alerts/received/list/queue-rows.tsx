import type { Ref } from 'react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useNow } from '../../../../../preferences/clock.tsx';
import { useFormat } from '../../../../../preferences/format.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { InternalLink } from '../../../../../ui/internal-link.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../../../ui/table/more-button.tsx';
import type { ChangeSearch } from '../../../use-security-search.ts';
import { alertsIn } from '../groups/arrange-rows.ts';
import { GroupRow, MembersLine } from '../groups/group-row.tsx';
import type { ReceivedList } from '../received-queries.ts';
import { isFiltered, noFilters, type ReceivedSearch } from '../received-search.ts';
import type { Queue } from '../use-queue.ts';
import type { Selection } from '../use-selection.ts';
import styles from './list.module.css';
import { tracksOf, useQueueColumns } from './queue-columns.ts';
import { QueueHeader } from './queue-header.tsx';
import { QueueRow } from './queue-row.tsx';

const halfAMinuteMs = 30_000;

type Props = {
  readonly list: ReceivedList;
  /** The rows in sight. */
  readonly entries: Queue['entries'];
  readonly fold: Queue['fold'];
  readonly onGroupIncident: ((id: string) => void) | undefined;
  /** New ones have arrived, and are not shown yet. */
  readonly hasFresh: boolean;
  readonly search: ReceivedSearch;
  readonly change: ChangeSearch;
  readonly selection: Selection | null;
  readonly rows: Ref<HTMLDivElement>;
};

/** The visible rows, the button for more, and the empty state. */
export function QueueRows(props: Props) {
  const { list, entries, fold, onGroupIncident, hasFresh, search, change, selection, rows } = props;
  const shown = alertsIn(entries);
  const columns = useQueueColumns();
  const describeError = useDescribeError();
  const { queue: text, retry } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const now = useNow(halfAMinuteMs);
  const total = list.data?.pages[0]?.total;
  const hasFailed = list.isError && !list.isFetchNextPageError;
  return (
    <>
      {hasFailed && (
        <div className={styles.notice}>
          <Banner error={list.error} tone="error">
            {describeError(list.error, text.failed)}{' '}
            <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
              {retry}
            </Button>
          </Banner>
        </div>
      )}
      {list.isPending && <Spinner label={text.loading} />}
      <div
        ref={rows}
        data-queue
        className={styles.rows}
        style={tracksOf(columns.shown)}
        data-density={columns.density}
        data-stale={hasFailed || undefined}
      >
        {entries.length > 0 && <QueueHeader sort={search.sort} rows={shown.length} selection={selection} />}
        <ul aria-label={text.list} aria-busy={list.isPlaceholderData || undefined}>
          {entries.map((row) => {
            if (row.is === 'members') return <MembersLine key={`members ${row.group.id}`} {...row} />;
            if (row.is === 'group')
              return (
                <GroupRow
                  key={row.group.id}
                  group={row.group}
                  foremost={row.foremost}
                  now={now}
                  columns={columns.shown}
                  isUnfolded={row.isUnfolded}
                  hasTicks={selection !== null}
                  onFold={() => fold(row.group.id, row.isUnfolded)}
                  onIncident={onGroupIncident && (() => onGroupIncident(row.group.id))}
                />
              );
            const { alert } = row;
            return (
              <QueueRow
                key={alert.id}
                alert={alert}
                columns={columns.shown}
                group={row.group}
                now={now}
                isOpen={alert.id === search.alert}
                isSelected={selection?.selected.includes(alert) ?? false}
                onToggle={selection ? (isRange) => selection.toggle(alert.id, isRange) : undefined}
              />
            );
          })}
          {list.hasNextPage && (
            <li className={styles.more}>
              <span>{text.shown(format.number(entries.length), format.number(total ?? entries.length))}</span>
              <MoreButton list={list}>{text.more}</MoreButton>
              {list.isFetchNextPageError && <span role="alert">{text.moreFailed}</span>}
            </li>
          )}
        </ul>
      </div>
      {list.data && entries.length === 0 && !hasFresh && <Nothing list={list} search={search} change={change} />}
    </>
  );
}

function Nothing({ list, search, change }: Pick<Props, 'list' | 'search' | 'change'>) {
  const { queue: text } = useMessages(receivedAlertsWords);
  const { may } = useRights();
  const page = list.data?.pages[0];
  if (page && !page.hasSources && page.views.triage + page.views.closed === 0)
    return (
      <p className={styles.nothing}>
        {text.noSources} {may('sources', 'edit') && <InternalLink address="/sources">{text.addSource}</InternalLink>}
      </p>
    );
  return (
    <p className={styles.nothing}>
      {text.none}{' '}
      {isFiltered(search) && (
        <Button size="small" onClick={() => change(noFilters)}>
          {text.clear}
        </Button>
      )}
    </p>
  );
}
