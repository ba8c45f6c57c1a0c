import { useNavigate, useSearch } from '@tanstack/react-router';
import { changeSearch, type Search, type SearchChange } from './change-search.ts';

/** `replace` leaves no step for the browser's Back button. */
type Way = { readonly replace?: boolean };

type Options<C> = {
  /** The parameters after a change, where one change brings another. */
  readonly apply?: <S extends object>(before: S, change: C) => S;
  readonly resetScroll?: boolean;
};

/** The state of this screen in the address bar, and how to change it. */
export function useAddress<S, C = SearchChange>(read: (given: Search) => S, options: Options<C> = {}) {
  const { apply = changeSearch as NonNullable<Options<C>['apply']>, resetScroll = false } = options;
  const navigate = useNavigate();
  const given: Search = useSearch({ strict: false });
  return {
    search: read(given),
    change: (next: C, { replace = false }: Way = {}) =>
      void navigate({ to: '.', search: (before) => apply(before, next), replace, resetScroll }),
  };
}

export type ChangeAddress<C = SearchChange> = (next: C, way?: Way) => void;
