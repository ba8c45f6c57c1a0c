import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { changeSearch, type SearchChange } from './threats-search.ts';

/** The rows that a figure of this screen opens. */
export const rowsId = 'threat-rows';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly change: SearchChange;
  /** It shows what is chosen at present. */
  readonly isChosen?: boolean;
  /** It leads on to the rows, wherever they stand on the screen. */
  readonly toRows?: boolean;
};

/** A link within this screen: what it changes in the address, and nothing else. */
export function ThreatsLink({ change, isChosen = false, toRows = false, children, ...rest }: Props) {
  return (
    <Link
      {...rest}
      to="."
      search={(before) => changeSearch(before, change)}
      hash={toRows ? rowsId : ''}
      resetScroll={false}
      // The router would take fewer narrowings for part of every other choice.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isChosen ? 'true' : undefined}
      data-chosen={isChosen || undefined}
    >
      {children}
    </Link>
  );
}
