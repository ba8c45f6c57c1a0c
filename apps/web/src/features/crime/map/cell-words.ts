import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import { nearestPlace } from './map-places.ts';
import type { Place } from './map-view.ts';

const kilometre = 1_000;
/** Closer than this to its middle, one is in the place. */
const inPlaceKm = 1;

/** Says lengths in metres or kilometres, and where something lies by the nearest town or borough. */
export function usePlaceWords() {
  const { map: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  const length = (metres: number) =>
    metres < kilometre
      ? text.metres(format.number(Math.round(metres)))
      : text.kilometres(format.number(Math.round(metres / 100) / 10));
  return {
    length,
    where(place: Place): string {
      const { name, km } = nearestPlace(place);
      return km < inPlaceKm ? text.in(name) : text.near(name, length(Math.round(km) * kilometre));
    },
  };
}
