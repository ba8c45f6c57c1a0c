import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { LateSkeleton } from '../late-skeleton.tsx';
import { useThreatMap } from '../threat-queries.ts';
import { ThreatsLink } from '../threats-link.tsx';
import { type ThreatsSearch, toFilterQuery } from '../threats-search.ts';
import { LocationList } from './location-list.tsx';
import styles from './map.module.css';
import { UnplacedMatrix } from './unplaced-matrix.tsx';
import { WorldMap } from './world-map.tsx';

/** The locations of threats, if known, and the number of the others. */
export function ThreatMap({ search }: { readonly search: ThreatsSearch }) {
  const { map: text, retry } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const format = useFormat();
  const map = useThreatMap(toFilterQuery(search));
  const places = map.data?.places ?? [];
  const isExactSomewhere = places.some(({ position }) => position.accuracy === 'point');
  return (
    <div className={styles.parts}>
      {map.isError && (
        <Banner error={map.error} tone="error">
          {describeFailure(map.error, text.failed)}{' '}
          <Button size="small" busy={map.isFetching} onClick={() => void map.refetch()}>
            {retry}
          </Button>
        </Banner>
      )}
      {map.isPending && <LateSkeleton label={text.loading} rows={6} />}
      {map.data && (
        <>
          <Panel title={text.title} aria-busy={map.isPlaceholderData || undefined}>
            <p className={styles.note}>
              <ThreatsLink change={{ tab: undefined, placed: 'yes' }} toRows>
                <Figure rows={map.data.placed}>
                  {text.counts(format.number(map.data.placed), format.number(map.data.total))}
                </Figure>
              </ThreatsLink>{' '}
              {places.length > 0 && <span>{isExactSomewhere ? text.accuracyMixed : text.accuracy}</span>}
            </p>
            {places.length === 0 && <p className={styles.note}>{text.noPlaces}</p>}
            <div className={styles.beside}>
              <WorldMap places={places} />
              {places.length > 0 && <LocationList places={places} />}
            </div>
          </Panel>
          <Panel title={text.unplaced}>
            {map.data.unplaced.length === 0 ? (
              <p className={styles.note}>{text.allPlaced}</p>
            ) : (
              <UnplacedMatrix rows={map.data.unplaced} />
            )}
          </Panel>
        </>
      )}
    </div>
  );
}
