import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { changeSearch, type SearchChange } from './change-search.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly change: SearchChange;
  /** It shows the current selection. */
  readonly isChosen?: boolean;
  /** The parameters after the change, where one change brings another. */
  readonly apply?: <S extends object>(before: S, change: SearchChange) => S;
  /** The part of the screen that it leads to. */
  readonly hash?: string;
};

/** A link within the screen: it changes only the given URL parameters. */
export function AddressLink({ change, isChosen = false, apply = changeSearch, hash = '', children, ...rest }: Props) {
  return (
    <Link
      {...rest}
      to="."
      search={(before) => apply(before, change)}
      hash={hash}
      resetScroll={false}
      // The router would take fewer parameters for part of every other choice.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isChosen ? 'true' : undefined}
      data-chosen={isChosen || undefined}
    >
      {children}
    </Link>
  );
}
