import { severityFilters, type ThreatMap } from '@halyard/contracts/intelligence/threats.ts';
import { countAt, type SeverityLevel } from '../severity-levels.ts';
import type { ThreatsChange } from '../threats-search.ts';
import { placeOnMap } from './world-outline.ts';

export type Location = ThreatMap['places'][number];

/** `none` where none of the threats has a severity. */
export const highestSeverityOf = ({ counts }: Pick<Location, 'counts'>): SeverityLevel =>
  severityFilters.find((level) => countAt(counts, level) > 0) ?? 'none';

const leastPx = 10;
const mostPx = 34;

export const keyOf = ({ country, position }: Location): string =>
  `${country} ${position.latitude} ${position.longitude}`;

/**
 * Markers from the largest to the smallest, so that none is hidden; the area of a marker is proportional to its
 * threats.
 */
export function layOutLocations(places: readonly Location[]) {
  const most = Math.max(1, ...places.map(({ total }) => total));
  return places
    .toSorted((one, other) => other.total - one.total)
    .map((location) => ({
      ...location,
      ...placeOnMap(location.position),
      highestSeverity: highestSeverityOf(location),
      /** Width and height, in pixels. */
      size: leastPx + (mostPx - leastPx) * Math.sqrt(location.total / most),
    }));
}

/** The link to the threats of a location: those of its country, or all with a location if the country is not stated. */
export const threatsOf = ({ country }: Pick<Location, 'country'>): ThreatsChange => ({
  tab: undefined,
  placed: 'yes',
  country: country ?? undefined,
});
