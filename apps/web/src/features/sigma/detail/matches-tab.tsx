import type { SigmaRule } from '@halyard/contracts/inflow/sigma.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button } from '../../../ui/button.tsx';
import { ListCount, Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { MoreButton } from '../../../ui/table/more-button.tsx';
import { useSigmaMatches } from '../sigma-queries.ts';
import styles from './detail.module.css';

/** Deliveries with events that the rule matched; together they are the number in the list. */
export function MatchesTab({ rule }: { readonly rule: SigmaRule }) {
  const text = useMessages(sigmaWords);
  const { matches: words } = text;
  const format = useFormat();
  const describeError = useDescribeError();
  const { may } = useRights();
  const list = useSigmaMatches(rule.id);
  if (list.isPending) return <Spinner label={text.loading} />;
  const total = list.data?.pages[0]?.total ?? 0;
  const matches = list.data?.pages.flatMap((page) => page.matches) ?? [];
  return (
    <div className={styles.part}>
      {list.isError && (
        <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
          {describeError(list.error, text.failures.matches)}{' '}
          <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {list.data && (
        <p className={styles.quiet} role="status">
          <ListCount rows={total}>{total === 0 ? words.none : words.total(total, format.number(total))}</ListCount>
        </p>
      )}
      {matches.length > 0 && (
        <ul aria-label={words.label} className={styles.rows}>
          {matches.map(({ deliveryId, source, isKept, at, events }) => (
            <li key={deliveryId} className={styles.row}>
              <span>
                <time dateTime={at}>{format.dateTime(at)}</time> <Quantity>{source?.name ?? words.noSource}</Quantity>
              </span>
              <span>
                <Quantity>{words.events(events, format.number(events))}</Quantity>{' '}
                {isKept && source && may('sources', 'read') ? (
                  <Link to="/sources" search={{ source: source.id, delivery: String(deliveryId) }}>
                    <Quantity>{words.delivery(String(deliveryId))}</Quantity>
                  </Link>
                ) : (
                  <span className={styles.quiet}>
                    <Quantity>{words.delivery(String(deliveryId))}</Quantity>
                    {!isKept && <>, {words.gone}</>}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && <MoreButton list={list}>{text.list.more}</MoreButton>}
    </div>
  );
}
