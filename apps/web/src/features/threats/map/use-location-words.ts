import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { highestSeverityOf, type Location } from './lay-out-locations.ts';

/** A location in words: its name, number of threats, highest severity. */
export function useLocationWords(): (location: Location) => string {
  const { map: text, severities } = useMessages(threatsWords);
  const format = useFormat();
  const countryName = useCountryName();
  return (location) => {
    const name = location.country === null ? text.nowhere : countryName(location.country);
    return text.place(name, location.total, format.number(location.total), severities[highestSeverityOf(location)]);
  };
}
