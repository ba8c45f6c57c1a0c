import type { CrimeQuery, CrimeRow } from '@halyard/contracts/crime/crime.ts';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeRecordsWords } from '../../../text/loaders/crime.ts';
import { addressOf, changeQuery } from '../crime-filter.ts';
import { Blank } from './blank.tsx';
import styles from './records.module.css';

/** Half the width of the surroundings that a link shows, in degrees: about a kilometre. */
const reach = 0.01;

const degrees = (value: number) => String(Math.round(value * 100_000) / 100_000);

/** The part of the map around a point, as parameters of the filter. */
const boxAroundPoint = (longitude: number, latitude: number) => ({
  west: degrees(longitude - reach),
  south: degrees(latitude - reach),
  east: degrees(longitude + reach),
  north: degrees(latitude + reach),
});

/** Location and snap point; the point links to its surroundings on the map. */
export function RowLocation({ row, query }: { readonly row: CrimeRow; readonly query: CrimeQuery }) {
  const text = useMessages(crimeRecordsWords);
  const { location, longitude, latitude } = row;
  if (longitude === null || latitude === null)
    return location === null ? <Blank why={text.why.location} /> : <span title={text.why.coordinates}>{location}</span>;
  const search = addressOf(changeQuery(query, { cell: undefined, ...boxAroundPoint(longitude, latitude) }));
  return (
    <span className={styles.location}>
      {location ?? <Blank why={text.why.location} />}
      <Link
        to="/crime-analysis"
        search={{ tab: 'explore', ...search }}
        className={styles.point}
        aria-label={text.onMap(text.coordinates(degrees(latitude), degrees(longitude)))}
      >
        {text.coordinates(degrees(latitude), degrees(longitude))}
      </Link>
    </span>
  );
}
