import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { usePreferences } from '../../preferences/preferences.tsx';
import type { Search } from '../address/change-search.ts';
import { oneOf } from '../address/read-value.ts';
import { useAddress } from '../address/use-address.ts';
import {
  type Columns,
  keepLayout,
  keptLayout,
  type Layout,
  listDensities,
  readColumns,
  readLayout,
  watchLayouts,
  writeColumns,
} from './kept-columns.ts';

/**
 * How a list is laid out: as the address says, which a saved view does, else as the person chose in this browser. A
 * choice made while a view is open belongs to the view: it goes into the address, and Update view keeps it.
 */
export function useColumns<Name extends string>(list: string, columns: Columns<Name>) {
  const search: Search = useSearch({ strict: false });
  const { change } = useAddress(() => null);
  const preferences = usePreferences();
  const own = readLayout(useSyncExternalStore(watchLayouts, () => keptLayout(list)));
  const asked = { columns: textIn(search.columns), density: textIn(search.density) };
  const isOfView =
    (search.saved !== undefined && search.saved !== 'none') ||
    asked.columns !== undefined ||
    asked.density !== undefined;
  const shown = readColumns(columns, asked.columns ?? own.columns);
  const usualDensity = preferences.density === 'comfortable' ? 'comfortable' : 'compact';
  const density = oneOf(listDensities, asked.density ?? own.density) ?? usualDensity;

  function choose(next: Layout) {
    if (isOfView) return change(next, { replace: true });
    keepLayout(list, { ...own, ...next });
  }

  return {
    shown,
    density,
    all: columns.all,
    required: columns.required,
    show: (names: readonly Name[]) => choose({ columns: writeColumns(columns, names) }),
    setDensity: (next: string) => choose({ density: next === usualDensity ? undefined : next }),
    reset: () => choose({ columns: undefined, density: undefined }),
    isUsual: writeColumns(columns, shown) === undefined && density === usualDensity,
  };
}

const textIn = (value: unknown) => (value === undefined || value === '' ? undefined : String(value));

export type ColumnsState<Name extends string = string> = ReturnType<typeof useColumns<Name>>;
