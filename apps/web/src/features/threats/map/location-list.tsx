import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { severityAt } from '../severity-levels.ts';
import { ThreatsLink } from '../threats-link.tsx';
import { highestSeverityOf, keyOf, type Location, threatsOf } from './lay-out-locations.ts';
import styles from './map.module.css';
import { useLocationWords } from './use-location-words.ts';

/** The places of the map by name, most threats first; each opens its threats. */
export function LocationList({ places }: { readonly places: readonly Location[] }) {
  const { map: text } = useMessages(threatsWords);
  const format = useFormat();
  const countryName = useCountryName();
  const inWords = useLocationWords();
  return (
    <section aria-label={text.list} className={styles.list}>
      <h3>{text.list}</h3>
      <ol>
        {places
          .toSorted((one, other) => other.total - one.total)
          .map((location) => (
            <li key={keyOf(location)}>
              <ThreatsLink change={threatsOf(location)} toRows title={inWords(location)} className={styles.location}>
                <SeverityMark severity={severityAt(highestSeverityOf(location))} compact />
                <span className={styles.name}>
                  {location.country === null ? text.nowhere : countryName(location.country)}
                  <small>{location.position.accuracy === 'point' ? text.exact : text.middle}</small>
                </span>
                <Figure rows={location.total} className={styles.figure}>
                  {format.number(location.total)}
                </Figure>
              </ThreatsLink>
            </li>
          ))}
      </ol>
    </section>
  );
}
