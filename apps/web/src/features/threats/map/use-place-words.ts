import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { highestSeverityOf, type Place } from './lay-out-places.ts';

/** A place in words: its name, how many threats, the most severe of them. */
export function usePlaceWords(): (place: Place) => string {
  const { map: text, severities } = useMessages(threatsWords);
  const format = useFormat();
  const countryName = useCountryName();
  return (place) => {
    const name = place.country === null ? text.nowhere : countryName(place.country);
    return text.place(name, place.total, format.number(place.total), severities[highestSeverityOf(place)]);
  };
}
