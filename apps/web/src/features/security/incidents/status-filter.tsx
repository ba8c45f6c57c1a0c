import {
  type IncidentFilter,
  type IncidentPage,
  incidentFilters,
  statusOfFilter,
} from '@halyard/contracts/operations/incidents.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Figure, ListCount } from '../../../ui/marks/figure.tsx';
import styles from './incidents.module.css';

type Props = {
  readonly chosen: IncidentFilter;
  /** Undefined until the list has arrived. */
  readonly counts: IncidentPage['counts'] | undefined;
};

type CountProps = { readonly rows: number; readonly isListed: boolean; readonly children: string };

function Count({ rows, isListed, children }: CountProps) {
  const Mark = isListed ? ListCount : Figure;
  return (
    <Mark rows={rows} className={styles.count}>
      {children}
    </Mark>
  );
}

/** All, and every status but closed, each with how many there are. Closed ones are under all. */
export function StatusFilter({ chosen, counts }: Props) {
  const { list: text, statuses } = useMessages(securityWords);
  const format = useFormat();
  const wordOf = (choice: IncidentFilter) => {
    const status = statusOfFilter.get(choice);
    return status === undefined ? text.all : statuses[status];
  };
  return (
    <nav aria-label={text.statusFilter}>
      <ul className={styles.statuses}>
        {incidentFilters.map((status) => (
          <li key={status}>
            <AddressLink
              change={{ status: status === 'all' ? undefined : status }}
              isChosen={status === chosen}
              className={styles.statusLink}
            >
              {wordOf(status)}{' '}
              {counts && (
                <Count rows={counts[status]} isListed={status === chosen}>
                  {format.number(counts[status])}
                </Count>
              )}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
