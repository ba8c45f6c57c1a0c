import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Figure } from '../../../ui/marks/figure.tsx';
import { levelsIn } from '../severity-levels.ts';
import { ThreatsLink } from '../threats-link.tsx';
import { keyOf, type Location, layOutLocations, threatsOf } from './lay-out-locations.ts';
import { LocationShape } from './location-marker.tsx';
import styles from './map.module.css';
import { useLocationWords } from './use-location-words.ts';
import { loadWorldOutline, mapHeight, mapWidth } from './world-outline.ts';

/** The outline is its own file: it arrives with the first map and stays. */
function useWorldOutline() {
  return useQuery({ queryKey: ['world outline'], queryFn: loadWorldOutline, staleTime: Number.POSITIVE_INFINITY });
}

/** The world with a mark for every place. The list beside it has the same links, for keys and for those who listen. */
export function WorldMap({ places }: { readonly places: readonly Location[] }) {
  const text = useMessages(threatsWords);
  const nameOf = useLocationWords();
  const outline = useWorldOutline();
  return (
    <div className={styles.world}>
      <div className={styles.picture}>
        <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="img" aria-label={text.map.picture}>
          {outline.data && (
            <>
              <path d={outline.data.land} className={styles.land} />
              <path d={outline.data.borders} className={styles.borders} />
            </>
          )}
        </svg>
        <div aria-hidden="true">
          {layOutLocations(places).map(({ left, top, highestSeverity, size, ...location }) => (
            <ThreatsLink
              key={keyOf(location)}
              change={threatsOf(location)}
              toRows
              tabIndex={-1}
              title={nameOf(location)}
              className={styles.mark}
              style={{ left: `${left}%`, top: `${top}%`, width: size, height: size }}
            >
              <Figure rows={location.total}>
                <LocationShape severity={highestSeverity} size={size} />
              </Figure>
            </ThreatsLink>
          ))}
        </div>
      </div>
      {outline.isError && <p className={styles.note}>{text.map.outlineFailed}</p>}
      <ul className={styles.legend}>
        {levelsIn(places.map(({ counts }) => counts)).map((severity) => (
          <li key={severity}>
            <LocationShape severity={severity} size={14} />
            {text.severities[severity]}
          </li>
        ))}
        <li>{text.map.legend}</li>
      </ul>
    </div>
  );
}
