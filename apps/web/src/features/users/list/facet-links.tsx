import { departments, userRequests } from '@halyard/contracts/accounts/users.ts';
import { useFormat } from '../../../preferences/format.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import styles from '../users.module.css';
import { changeUsers, everyone, type UsersChange, type UsersSearch } from '../users-search.ts';

type Props = {
  readonly search: UsersSearch;
  /** Everyone there is; undefined until the list is here. */
  readonly total: number | undefined;
  /** By the name of a department or request; absent where they could not be counted. */
  readonly counts: Readonly<Record<string, number>> | undefined;
};

type FacetProps = {
  readonly label: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly choice: UsersChange;
};

function Facet({ label, count, isChosen, choice }: FacetProps) {
  const format = useFormat();
  return (
    <li>
      <AddressLink change={{ ...everyone, ...choice }} apply={changeUsers} isChosen={isChosen} className={styles.facet}>
        {label}{' '}
        <span className={styles.figure}>
          {count !== undefined && <Figure rows={count}>{format.number(count)}</Figure>}
        </span>
      </AddressLink>
    </li>
  );
}

/** How many people each department has and which requests wait; every figure opens the people it counts. */
export function FacetLinks({ search, total, counts }: Props) {
  const text = useMessages(usersWords);
  const { department, request } = search;
  return (
    <nav aria-label={text.facets}>
      <ul className={styles.facets}>
        <Facet label={text.everyone} count={total} isChosen={!department && !request} choice={{}} />
        {departments.map((name) => (
          <Facet
            key={name}
            label={text.departments[name]}
            count={counts?.[name]}
            isChosen={department === name}
            choice={{ department: name }}
          />
        ))}
        {userRequests.map((name) => (
          <Facet
            key={name}
            label={text.requests[name]}
            count={counts?.[name]}
            isChosen={request === name}
            choice={{ request: name }}
          />
        ))}
      </ul>
    </nav>
  );
}
