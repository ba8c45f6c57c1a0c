import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { changeQuery } from '../crime-filter.ts';
import { useGrid } from './map-queries.ts';
import { boxAround, boxInSight, fitTo, hexagonSizeFor, homeBox, type Size, type View } from './map-view.ts';

const coarsest = 25_000;
/** From this size on all hexagons of the country fit into one answer. */
const wholeFrom = 10_000;

/** The filter of the visible hexagons; a filter with its own box or hexagon needs no other. */
function queryInSight(query: CrimeQuery, view: View, size: Size, hexagonSize: number): CrimeQuery {
  if (hexagonSize >= wholeFrom || query.west !== undefined || query.cell !== undefined) return query;
  return changeQuery(query, boxInSight(view, size, hexagonSize));
}

/**
 * The hexagons to draw and their view. Coarse hexagons show where there are rows, finer ones the details; then those
 * for the view are requested. All three are the same request for a wide view.
 */
export function useMapGrids(query: CrimeQuery, size: Size, own: View | null) {
  const coarse = useGrid(query, coarsest);
  const coarseBox = boxAround(coarse.data?.cells ?? [], coarsest);
  const fineSize =
    coarseBox && coarse.data && !coarse.isPlaceholderData ? hexagonSizeFor(fitTo(coarseBox, size)) : coarsest;
  const fine = useGrid(query, fineSize);
  const fineBox = fine.data && boxAround(fine.data.cells, fine.data.size);
  const fitted = fitTo(fineBox ?? coarseBox ?? homeBox, size);
  const view = own ?? fitted;
  const hexagonSize = hexagonSizeFor(view);
  const shown = useGrid(own ? queryInSight(query, view, size, hexagonSize) : query, hexagonSize);
  return { whole: coarse, shown, view };
}
