import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { addressOf } from './crime-filter.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** The rows that the figure counts. */
  readonly query: CrimeQuery;
};

/** A figure as a link to its rows: the records tab with exactly its filter. */
export function CrimeRowsLink({ query, children, ...rest }: Props) {
  return (
    <Link {...rest} to="/crime-analysis" search={{ tab: 'records', ...addressOf(query) }}>
      {children}
    </Link>
  );
}
