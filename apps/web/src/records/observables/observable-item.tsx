import type { ObjectObservable } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { Figure, Quantity } from '../../ui/marks/figure.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { FactLines } from './fact-lines.tsx';
import { useListName } from './list-name.ts';
import { KnownMark, ListLink, ObservableLink, SeenElsewhere, SightingsLink } from './observable-links.tsx';
import styles from './observables.module.css';
import { ScoreMark } from './score-of.tsx';
import { useCopyValue } from './use-copy-value.ts';

type Props = {
  readonly found: ObjectObservable;
  readonly objectId: string;
  /** Absent where it may not be removed. */
  readonly onRemove: (() => void) | undefined;
};

type ItemMenuProps = Pick<Props, 'onRemove'> & { readonly value: string; readonly shown: string };

function ItemMenu({ value, shown, onRemove }: ItemMenuProps) {
  const { block: text } = useMessages(observablesWords);
  const copy = useCopyValue();
  const items = [
    // A hash is harmless as it is.
    ...(shown === value ? [] : [{ name: text.copyDefanged, run: () => void copy(shown, shown) }]),
    { name: text.copyLive, run: () => void copy(value, shown) },
    ...(onRemove ? [{ name: text.remove, run: onRemove }] : []),
  ];
  return (
    <Menu align="end" label={text.actions(shown)} className={styles.menu} trigger={<Ellipsis size={16} aria-hidden />}>
      {(close) =>
        items.map(({ name, run }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              run();
            }}
          >
            {name}
          </button>
        ))
      }
    </Menu>
  );
}

type Matched = ObjectObservable['indicators'][number];

/** An indicator that matched it here, and the list that holds the match back. */
function MatchedBy({ indicator: { id, name, score, heldBackBy } }: { readonly indicator: Matched }) {
  const { block: text } = useMessages(observablesWords);
  const nameOf = useListName();
  return (
    <li data-held={heldBackBy !== null || undefined}>
      {name === null ? (
        text.deletedIndicator
      ) : (
        <Link to="/threats" search={{ threat: id }}>
          <Quantity>{name}</Quantity>
        </Link>
      )}
      , <ScoreMark score={score} />
      {heldBackBy && (
        <>
          , <ListLink list={heldBackBy}>{text.heldBack(nameOf(heldBackBy))}</ListLink>
        </>
      )}
    </li>
  );
}

/** Observables of an object: written defanged, with matching indicators and other objects that contain them. */
export function ObservableItem({ found, objectId, onRemove }: Props) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const nameOf = useListName();
  const { observable, role, origin, addedBy, elsewhere, indicators, warningList } = found;
  const shown = defang(observable.value, observable.type);
  const isKnown = indicators.some(({ heldBackBy }) => heldBackBy === null);
  const isHeldBack = indicators.some(({ heldBackBy }) => heldBackBy !== null);
  return (
    <li className={styles.item} data-known={isKnown || undefined}>
      <div className={styles.itemHead}>
        <div className={styles.itemName}>
          <span className={styles.marked}>
            {isKnown && <KnownMark />}
            <ObservableLink id={observable.id} className={styles.value}>
              <code>{shown}</code>
            </ObservableLink>
          </span>
          <span className={styles.quiet}>
            <Quantity>{text.types[observable.type]}</Quantity>
          </span>
          <span className={styles.quiet}>{text.roles[role]}</span>
          {observable.tlp !== null && <Badge tone="quiet">{observable.tlp}</Badge>}
        </div>
        <ItemMenu value={observable.value} shown={shown} onRemove={onRemove} />
      </div>
      {indicators.length > 0 && (
        <ul aria-label={text.block.knownAs} className={styles.matched}>
          {indicators.map((indicator) => (
            <MatchedBy key={indicator.id} indicator={indicator} />
          ))}
        </ul>
      )}
      <FactLines enrichment={found.enrichment ?? []} />
      <p className={styles.notes}>
        {observable.sightings > 0 && <SightingsLink of={{ observable: observable.id }} count={observable.sightings} />}
        {warningList && !isHeldBack && <ListLink list={warningList}>{text.block.onList(nameOf(warningList))}</ListLink>}
        {found.fromAlerts !== undefined && (
          <Link
            to="/security"
            search={{
              tab: 'alerts',
              alerts: 'received',
              queue: 'all',
              alertIncident: objectId,
              alertObservable: observable.value,
            }}
          >
            <Figure rows={found.fromAlerts}>
              {text.block.fromAlerts(found.fromAlerts, format.number(found.fromAlerts))}
            </Figure>
          </Link>
        )}
        <SeenElsewhere id={observable.id} counts={elsewhere} except={objectId} />
        {origin === 'hand' && (
          <span>
            <Quantity>{addedBy ? text.block.addedBy(addedBy.name) : text.origins.hand}</Quantity>
          </span>
        )}
      </p>
    </li>
  );
}
