import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { ObservableUse } from '@halyard/contracts/inflow/observables.ts';
import { incidentName, incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import type { ReactNode } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { ObjectLink } from '../../../records/observables/sighting-item.tsx';
import { RecordLink } from '../../../records/record-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Button } from '../../../ui/button.tsx';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { useUses } from '../observables-queries.ts';
import styles from './detail.module.css';

/** Its display name: number and title of alerts and incidents, the name of a record. */
function UseName({ use }: { readonly use: ObservableUse }): ReactNode {
  const { objectType, objectId, title, number, family } = use;
  if (objectType === 'threat')
    return (
      <RecordLink record={{ id: objectId, family: family === 'threat' || family === 'entity' ? family : 'reference' }}>
        <Quantity>{title}</Quantity>
      </RecordLink>
    );
  const name = number === null ? '' : objectType === 'alert' ? alertNumber(number) : incidentName(number);
  return (
    <ObjectLink object={use}>
      <Quantity>
        <code>{name}</code> {title}
      </Quantity>
    </ObjectLink>
  );
}

function UseRow({ use }: { readonly use: ObservableUse }) {
  const { roles, origins, uses: text } = useMessages(observablesWords);
  const format = useFormat();
  const { role, origin, firstSeen, lastSeen } = use;
  const severity = incidentSeverities.find((one) => one === use.severity) ?? null;
  return (
    <li className={styles.use}>
      <span className={styles.useName}>
        <SeverityMark severity={severity} compact /> <UseName use={use} />
      </span>
      <small>
        <time dateTime={lastSeen}>{text.seen(format.dateTime(firstSeen), format.dateTime(lastSeen))}</time>
        <span>{roles[role]}</span>
        <span>{origins[origin]}</span>
      </small>
    </li>
  );
}

type Props = {
  readonly id: string;
  readonly kind: ObservedType;
  readonly except: string | undefined;
  readonly onAll: () => void;
};

/** Objects that contain the observable, the latest first; their number is the one that linked here. */
export function UsesTab({ id, kind, except, onAll }: Props) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const describeError = useDescribeError();
  const list = useUses(id, kind, except);
  const total = list.data?.pages[0]?.total ?? 0;
  const uses = list.data?.pages.flatMap((page) => page.uses) ?? [];
  return (
    <div className={styles.part}>
      {list.isPending && <Spinner label={text.loading} />}
      {list.isError && !list.isFetchNextPageError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {describeError(list.error, text.failures.uses)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.data && (
        <p className={styles.quiet} role="status">
          <ListCount rows={total}>
            {total === 0 && except === undefined
              ? text.uses.none[kind]
              : text.countOf[kind](total, format.number(total))}
          </ListCount>
        </p>
      )}
      {except !== undefined && (
        <p className={styles.line}>
          {text.uses.except}
          <Button size="small" onClick={onAll}>
            {text.uses.all}
          </Button>
        </p>
      )}
      <ul aria-label={text.kinds[kind]} className={styles.rows}>
        {uses.map((use) => (
          <UseRow key={use.objectId} use={use} />
        ))}
      </ul>
      {list.hasNextPage && <MoreButton list={list}>{text.more}</MoreButton>}
    </div>
  );
}
