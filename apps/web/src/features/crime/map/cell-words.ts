import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { nearestLocation } from './map-locations.ts';
import type { Location } from './map-view.ts';

const kilometre = 1_000;
/** Closer than this to its middle, one is in the place. */
const inPlaceKm = 1;

/** Formats lengths in meters or kilometers, and a location by the nearest town or borough. */
export function useLocationWords() {
  const { map: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  const length = (metres: number) =>
    metres < kilometre
      ? text.metres(format.number(Math.round(metres)))
      : text.kilometres(format.number(Math.round(metres / 100) / 10));
  return {
    length,
    where(location: Location): string {
      const { name, km } = nearestLocation(location);
      return km < inPlaceKm ? text.in(name) : text.near(name, length(Math.round(km) * kilometre));
    },
  };
}
