import type { IncidentSummary } from '@halyard/contracts/operations/incidents.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import type { IncidentList } from '../incident-queries.ts';
import { isNarrowed, noNarrowing, type SecuritySearch, toIncidentQuery } from '../security-search.ts';
import type { ChangeSearch } from '../use-security-search.ts';
import { useIncidentColumns } from './incident-columns.ts';
import { IncidentRow } from './incident-row.tsx';
import styles from './incidents.module.css';

const aMinuteMs = 60_000;

type Props = {
  readonly list: IncidentList;
  readonly incidents: readonly IncidentSummary[];
  readonly search: SecuritySearch;
  readonly change: ChangeSearch;
};

/** The row that a key moves to. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(index + 1, count - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** The visible rows, the button for more, and the empty state. */
export function IncidentRows({ list, incidents, search, change }: Props) {
  const describeError = useDescribeError();
  const text = useMessages(securityWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const rows = useRef<HTMLUListElement>(null);
  const columns = useIncidentColumns();
  const total = list.data?.pages[0]?.total;

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-incident]') ?? [])];
    const here = links.findIndex((link) => link.contains(document.activeElement));
    const next = here < 0 ? undefined : indexAfter(event.key, here, links.length);
    const link = next === undefined ? undefined : links[next];
    if (!link) return;
    event.preventDefault();
    link.focus();
    // Beside the list the detail follows the arrows; in its place it would hide the rows.
    if (search.incident !== undefined) change({ incident: link.dataset.incident }, { replace: true });
  }

  return (
    <>
      {list.isError && !list.isFetchNextPageError && (
        <div className={styles.notice}>
          <Banner error={list.error} tone="error">
            {describeError(list.error, text.failures.list)}{' '}
            <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
              {text.retry}
            </Button>
          </Banner>
        </div>
      )}
      {list.isPending && <Spinner label={text.list.loading} />}
      <ul
        ref={rows}
        aria-label={text.list.label}
        aria-busy={list.isPlaceholderData || undefined}
        className={styles.rows}
        data-density={columns.density}
        onKeyDown={onKeyDown}
      >
        {incidents.map((incident) => (
          <IncidentRow
            key={incident.id}
            incident={incident}
            columns={columns.shown}
            now={now}
            isOpen={incident.id === search.incident}
          />
        ))}
        {list.hasNextPage && (
          <li className={styles.more}>
            <span>{text.list.shown(format.number(incidents.length), format.number(total ?? incidents.length))}</span>
            <MoreButton list={list}>{text.list.more}</MoreButton>
            {list.isFetchNextPageError && <span role="alert">{text.failures.older}</span>}
          </li>
        )}
      </ul>
      {total === 0 && <Nothing search={search} change={change} />}
    </>
  );
}

function Nothing({ search, change }: Pick<Props, 'search' | 'change'>) {
  const { list: text } = useMessages(securityWords);
  const query = toIncidentQuery(search);
  if (!isNarrowed(query) && query.status === 'all') return <p className={styles.nothing}>{text.empty}</p>;
  return (
    <p className={styles.nothing}>
      {text.none}{' '}
      <Button size="small" onClick={() => change(noNarrowing)}>
        {text.clear}
      </Button>
    </p>
  );
}
