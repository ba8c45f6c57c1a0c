import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rowsSearch } from './crime-page-search.ts';

type Shown = {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
};

/** A figure that opens the rows it counts; plain text if there are none to open, as in invented results. */
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
