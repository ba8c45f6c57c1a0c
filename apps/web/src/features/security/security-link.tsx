import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { changeSearch, type SearchChange } from './security-search.ts';

type Props = {
  readonly change: SearchChange;
  /** It shows what is chosen at present. */
  readonly isChosen?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly style?: CSSProperties;
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
  /** The incident that a row of the list opens. */
  readonly 'data-incident'?: string;
  readonly children: ReactNode;
};

/** A link within this screen: what it changes in the address, and nothing else. */
export function SecurityLink({ change, isChosen = false, children, ...rest }: Props) {
  return (
    <Link
      {...rest}
      to="."
      search={(before) => changeSearch(before, change)}
      resetScroll={false}
      // The router would take "all" for part of every other choice.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isChosen ? 'true' : undefined}
      data-chosen={isChosen || undefined}
    >
      {children}
    </Link>
  );
}
