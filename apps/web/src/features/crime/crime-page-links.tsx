import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changeSearch, rowsSearch, type SearchChange } from './crime-page-search.ts';

type Shown = {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
};

/** A link within this screen: what it changes in the address, and nothing else. */
export function CrimeLink({
  change,
  isChosen = false,
  children,
  ...rest
}: Shown & { readonly change: SearchChange; readonly isChosen?: boolean }) {
  return (
    <Link
      {...rest}
      to="."
      search={(before) => changeSearch(before, change)}
      resetScroll={false}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isChosen ? 'true' : undefined}
      data-chosen={isChosen || undefined}
    >
      {children}
    </Link>
  );
}

/** A figure that opens the rows it counts; plain text where there are none to open, as in invented results. */
export function RowsLink({
  query,
  children,
  ...rest
}: Shown & { readonly query: Readonly<Record<string, string>> | undefined }) {
  if (!query) return <span className={rest.className}>{children}</span>;
  return (
    <Link
      {...rest}
      to="."
      search={(before) => rowsSearch(before, query)}
      activeOptions={{ exact: true }}
      activeProps={{}}
    >
      {children}
    </Link>
  );
}
