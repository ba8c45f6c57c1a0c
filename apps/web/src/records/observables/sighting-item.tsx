import type { Sighting } from '@halyard/contracts/inflow/sightings.ts';
import { defang } from '@halyard/observables/defang';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { indicatorsWords } from '../../text/loaders/indicators.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Quantity } from '../../ui/marks/figure.tsx';
import { useListName } from './list-name.ts';
import { ListLink, ObservableLink } from './observable-links.tsx';
import styles from './observables.module.css';
import { ScoreMark } from './score-of.tsx';

type ObjectProps = {
  readonly object: { readonly objectType: 'alert' | 'incident' | 'threat'; readonly objectId: string };
  readonly children: ReactNode;
};

/** Opens an alert, an incident or a threat on its screen. */
export function ObjectLink({ object: { objectType, objectId }, children }: ObjectProps) {
  if (objectType === 'alert')
    return (
      <Link to="/security" search={{ tab: 'alerts', alerts: 'received', queue: 'all', alert: objectId }}>
        {children}
      </Link>
    );
  if (objectType === 'incident')
    return (
      <Link to="/security" search={{ incident: objectId }}>
        {children}
      </Link>
    );
  return (
    <Link to="/threats" search={{ threat: objectId }}>
      {children}
    </Link>
  );
}

/** The location of a sighting; a record deleted since says so. */
function SeenIn({ seenIn }: Pick<Sighting, 'seenIn'>) {
  const { sightings: text } = useMessages(observablesWords);
  if (seenIn === null) return text.noRecord;
  if (seenIn.title === null) return text.deleted;
  return (
    <ObjectLink object={seenIn}>
      <Quantity>{seenIn.title}</Quantity>
    </ObjectLink>
  );
}

/** A match follows within seconds; later, the indicator or the message arrived after the sighting. */
const foundLaterMs = 10 * 60_000;

function Notes({ sighting }: { readonly sighting: Sighting }) {
  const { block, sightings: text } = useMessages(observablesWords);
  const format = useFormat();
  const nameOf = useListName();
  const { sighting: words } = useMessages(indicatorsWords);
  const { origin, by, at, foundAt, heldBackBy, count, note, seenBy } = sighting;
  const isFoundLater = origin === 'match' && Date.parse(foundAt) - Date.parse(at) > foundLaterMs;
  return (
    <>
      {origin === 'hand' && (
        <span>
          <Quantity>{by ? `${text.hand}, ${text.by(by.name)}` : text.hand}</Quantity>
        </span>
      )}
      {count > 1 && (
        <span>
          <Quantity>{words.times(count, format.number(count))}</Quantity>
        </span>
      )}
      {seenBy !== null && (
        <span>
          <Quantity>{words.seenByName(seenBy)}</Quantity>
        </span>
      )}
      {note !== null && (
        <span>
          <Quantity>{note}</Quantity>
        </span>
      )}
      {isFoundLater && (
        <span>
          <Quantity>{text.foundLater(format.dateTime(foundAt))}</Quantity>
        </span>
      )}
      {heldBackBy && <ListLink list={heldBackBy}>{block.heldBack(nameOf(heldBackBy))}</ListLink>}
    </>
  );
}

type Props = {
  readonly sighting: Sighting;
  /** The screen already shows which indicator, or which observable, it is of. */
  readonly without?: 'indicator' | 'observable';
};

/** An indicator that was seen: which, in what, where and when. */
export function SightingItem({ sighting, without }: Props) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const { indicator, observable, at } = sighting;
  return (
    <li className={styles.sighting}>
      <div className={styles.sightingHead}>
        <span>
          {without !== 'observable' && (
            <ObservableLink id={observable.id} className={styles.value}>
              <code>{defang(observable.value, observable.type)}</code>
            </ObservableLink>
          )}
          {without === undefined && ' · '}
          {without !== 'indicator' &&
            (indicator.name === null ? (
              text.block.deletedIndicator
            ) : (
              <Link to="/threats" search={{ threat: indicator.id }}>
                <Quantity>{indicator.name}</Quantity>
              </Link>
            ))}
        </span>{' '}
        <time className={styles.when} dateTime={at}>
          {format.dateTime(at)}
        </time>
      </div>
      <p className={styles.notes}>
        <span>
          {text.sightings.seenIn} <SeenIn seenIn={sighting.seenIn} />
        </span>
        {without !== 'indicator' && <ScoreMark score={indicator.score} />}
        <Notes sighting={sighting} />
      </p>
    </li>
  );
}
