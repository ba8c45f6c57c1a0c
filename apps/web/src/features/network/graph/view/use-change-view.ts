import { useSearch } from '@tanstack/react-router';
import type { NetworkChange } from '../../network-search.ts';
import type { ChangeSearch } from '../../use-network-search.ts';
import type { ViewSteps } from './use-steps.ts';

/** Changes the graph's part of the address as a step of the view that can be undone. */
export function useChangeView(change: ChangeSearch, steps: ViewSteps): ChangeSearch {
  const given: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return (next, way) => {
    const readValue = (name: string) => (given[name] === undefined ? undefined : String(given[name]));
    const before: NetworkChange = Object.fromEntries(Object.keys(next).map((name) => [name, readValue(name)]));
    steps.add({
      undo: () => change(before, { replace: true }),
      redo: () => change(next, { replace: true }),
    });
    change(next, way);
  };
}
