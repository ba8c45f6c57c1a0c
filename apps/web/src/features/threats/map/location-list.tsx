import { useCountryName } from '../../../preferences/country-name.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { ThreatsLink } from '../threats-link.tsx';
import { highestSeverityOf, keyOf, type Place, threatsOf } from './lay-out-places.ts';
import styles from './map.module.css';
import { usePlaceWords } from './use-place-words.ts';

/** The places of the map by name, most threats first; each opens its threats. */
export function PlaceList({ places }: { readonly places: readonly Place[] }) {
  const { map: text } = useMessages(threatsWords);
  const format = useFormat();
  const countryName = useCountryName();
  const inWords = usePlaceWords();
  return (
    <section aria-label={text.list} className={styles.list}>
      <h3>{text.list}</h3>
      <ol>
        {places
          .toSorted((one, other) => other.total - one.total)
          .map((place) => (
            <li key={keyOf(place)}>
              <ThreatsLink change={threatsOf(place)} toRows title={inWords(place)} className={styles.place}>
                <SeverityMark severity={highestSeverityOf(place)} compact />
                <span className={styles.name}>
                  {place.country === null ? text.nowhere : countryName(place.country)}
                  <small>{place.position.accuracy === 'point' ? text.exact : text.middle}</small>
                </span>
                <Figure rows={place.total} className={styles.figure}>
                  {format.number(place.total)}
                </Figure>
              </ThreatsLink>
            </li>
          ))}
      </ol>
    </section>
  );
}
