import { type AlertGroup, groupName } from '@halyard/contracts/inflow/alert-groups.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Figure, Quantity } from '../../../../../ui/marks/figure.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import type { QueueCells, QueueColumn } from '../list/queue-columns.ts';
import { AlertTarget } from '../marks/alert-target.tsx';
import { AlertSeverity } from '../marks/marks.tsx';
import { toView } from '../received-search.ts';
import { useWhen } from '../use-when.ts';
import type { Row } from './arrange-rows.ts';
import styles from './group-row.module.css';
import { useGroupWords } from './use-group-words.ts';

type Props = {
  readonly group: AlertGroup;
  readonly columns: readonly QueueColumn[];
  /** The alert that it is sorted by. */
  readonly foremost: ReceivedAlert;
  readonly now: number;
  readonly isUnfolded: boolean;
  /** The rows of alerts have a box to tick. */
  readonly hasTicks: boolean;
  readonly onFold: () => void;
  /** Absent for people who may not. */
  readonly onIncident: (() => void) | undefined;
};

/** The content of each column for a group; its action is in the work column of alerts. */
function useCells({ group, foremost, now, isUnfolded, onFold, onIncident }: Props): QueueCells {
  const { text, values, alerts } = useGroupWords();
  const { row: words } = text;
  const format = useFormat();
  const when = useWhen(now);
  const name = groupName(group.number);
  const Chevron = isUnfolded ? ChevronDown : ChevronRight;
  return {
    severity: () => (
      <span key="severity" className={styles.severity}>
        <AlertSeverity severity={group.severity} severityStated={group.severityStated} />
      </span>
    ),
    alert: () => (
      <span key="alert" className={styles.what}>
        <button
          type="button"
          data-opens
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-label={`${isUnfolded ? words.fold(name) : words.unfold(name, alerts(group.alerts))}: ${values(group)}`}
          onClick={onFold}
        >
          <Chevron size={16} aria-hidden />
          <Quantity className={styles.title}>{values(group)}</Quantity>
        </button>
        <span className={styles.sub}>
          <code>{name}</code> <Quantity>{group.rule.name}</Quantity>
        </span>
      </span>
    ),
    occurrences: () => (
      <Quantity key="occurrences" className={styles.count} title={words.occurrences(format.number(group.occurrences))}>
        {format.number(group.occurrences)}
      </Quantity>
    ),
    lastSeen: () => (
      <time
        key="lastSeen"
        className={styles.seen}
        dateTime={group.lastSeen}
        title={`${format.dateTime(group.lastSeen)} ${format.zone(group.lastSeen)}`}
      >
        {when(group.lastSeen)}
      </time>
    ),
    source: () => (
      <span key="source" className={styles.size}>
        <AddressLink change={{ ...toView('all'), alertGroup: group.id }} className={styles.all}>
          <Figure rows={group.alerts}>{alerts(group.alerts)}</Figure>
        </AddressLink>{' '}
        <Quantity className={styles.sub}>{words.sources(group.sources, format.number(group.sources))}</Quantity>
      </span>
    ),
    work: () => (
      <span key="work" className={styles.act}>
        {onIncident && (
          <Button size="small" variant="quiet" aria-label={words.incidentOf(name)} onClick={onIncident}>
            {words.incident}
          </Button>
        )}
      </span>
    ),
    target: () => (
      <span key="target" className={styles.target}>
        <AlertTarget alert={foremost} now={now} />
      </span>
    ),
  };
}

/** A group in one line, with what its alerts have in common; it unfolds into these. */
export function GroupRow(props: Props) {
  const { group, columns, hasTicks } = props;
  const cells = useCells(props);
  return (
    <li className={styles.row} data-group={group.id} data-ticks={hasTicks || undefined}>
      <div className={styles.cells}>{columns.map((column) => cells[column]())}</div>
    </li>
  );
}

/** Below the alerts of a group: that they are loading, or how many of them these are. */
export function MembersLine({ group, found }: Extract<Row, { readonly is: 'members' }>) {
  const { text } = useGroupWords();
  const { row: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const page = found.data;
  if (page && page.alerts.length === group.alerts) return null;
  return (
    <li className={styles.members} data-group={group.id}>
      {found.isPending && <Spinner label={words.loading} />}
      {found.isError && <span role="alert">{describeError(found.error, words.failed)}</span>}
      {page && (
        <>
          <Quantity>
            {page.next === null
              ? words.some(format.number(page.total), format.number(group.alerts))
              : words.more(format.number(page.alerts.length), format.number(page.total))}
          </Quantity>{' '}
          <AddressLink change={{ ...toView('all'), alertGroup: group.id }}>{words.showAll}</AddressLink>
        </>
      )}
    </li>
  );
}
