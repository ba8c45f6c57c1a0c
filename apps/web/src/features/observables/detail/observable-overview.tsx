import type { ObservableDetail } from '@halyard/contracts/inflow/observables.ts';
import { defang } from '@halyard/observables/defang';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useBlockingOf } from '../../../records/block-lists/block-list-queries.ts';
import { ListLink, SightingsLink } from '../../../records/observables/observable-links.tsx';
import { SightingItem } from '../../../records/observables/sighting-item.tsx';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { blockListsWords } from '../../../text/loaders/block-lists.ts';
import { observablesWords } from '../../../text/loaders/observables.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './detail.module.css';
import { EnrichmentPart } from './enrichment-part.tsx';

/** How many of the newest are shown; a link opens the rest. */
const newestShown = 10;

function Facts({ detail: { observable } }: { readonly detail: ObservableDetail }) {
  const { pane, types, notSet } = useMessages(observablesWords);
  const { facts: text } = pane;
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <Fact label={text.type}>
        <Quantity>{types[observable.type]}</Quantity>
      </Fact>
      <Fact label={text.firstSeen}>
        <time dateTime={observable.firstSeen}>{format.dateTime(observable.firstSeen)}</time>
      </Fact>
      <Fact label={text.lastSeen}>
        <time dateTime={observable.lastSeen}>{format.dateTime(observable.lastSeen)}</time>
      </Fact>
      <Fact label={text.tlp}>{observable.tlp === null ? notSet : <Badge>{observable.tlp}</Badge>}</Fact>
      <Fact label={text.id}>
        <code data-quantity>{observable.id}</code>
      </Fact>
    </dl>
  );
}

function Sightings({ detail: { observable, sightings } }: { readonly detail: ObservableDetail }) {
  const { pane: text, block, indicator } = useMessages(observablesWords);
  const format = useFormat();
  const of = { observable: observable.id };
  return (
    <section aria-label={text.sightings} className={styles.part}>
      <h3>{text.sightings}</h3>
      {sightings.length === 0 && <p className={styles.quiet}>{text.noSightings}</p>}
      <ul aria-label={text.sightings}>
        {sightings.slice(0, newestShown).map((sighting) => (
          <SightingItem key={sighting.id} sighting={sighting} without="observable" />
        ))}
      </ul>
      {sightings.length > 0 && (
        <p className={styles.links}>
          {observable.sightings > 0 && (
            <SightingsLink of={of} count={observable.sightings}>
              {block.sightings(observable.sightings, format.number(observable.sightings))}
            </SightingsLink>
          )}
          {observable.heldBack > 0 && (
            <SightingsLink of={of} count={observable.heldBack} isHeldBack>
              {indicator.held(observable.heldBack, format.number(observable.heldBack))}
            </SightingsLink>
          )}
        </p>
      )}
    </section>
  );
}

function WarningLists({ detail: { warningLists } }: { readonly detail: ObservableDetail }) {
  const { pane: text } = useMessages(observablesWords);
  return (
    <section aria-label={text.warningLists} className={styles.part}>
      <h3>{text.warningLists}</h3>
      {warningLists.length === 0 ? (
        <p className={styles.quiet}>{text.onNoList}</p>
      ) : (
        <>
          <ul className={styles.rows}>
            {warningLists.map((list) => (
              <li key={list.id}>
                <ListLink list={list} />
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{text.listAbout}</p>
        </>
      )}
    </section>
  );
}

/** The block lists that have it, or had it. */
function BlockLists({ detail: { observable } }: { readonly detail: ObservableDetail }) {
  const { onLists: text, states } = useMessages(blockListsWords);
  const format = useFormat();
  const { data = [] } = useBlockingOf(observable.id);
  return (
    <section aria-label={text.title} className={styles.part}>
      <h3>{text.title}</h3>
      {data.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      <ul className={styles.rows}>
        {data.map(({ list, network, state, expiresAt }) => (
          <li key={`${list.id} ${network}`}>
            <Link to="/observables" search={{ tab: 'blocks', block: list.id, search: network ?? observable.value }}>
              <Quantity>{list.name}</Quantity>
            </Link>
            <small>
              {network !== null && <Quantity>{defang(network, observable.type)}</Quantity>}
              {states[state]}
              {state === 'active' && expiresAt !== null && (
                <Quantity>{text.until(format.dateTime(expiresAt))}</Quantity>
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Imports({ detail: { imports } }: { readonly detail: ObservableDetail }) {
  const { pane: text } = useMessages(observablesWords);
  const format = useFormat();
  const { may } = useRights();
  return (
    <section aria-label={text.imports} className={styles.part}>
      <h3>{text.imports}</h3>
      {imports.length === 0 && <p className={styles.quiet}>{text.noImports}</p>}
      <ul className={styles.rows}>
        {imports.map(({ id, fileName, at, records }) => (
          <li key={id}>
            {may('imports', 'read') ? (
              <Link to="/imports" search={{ import: id }}>
                <Quantity>{fileName}</Quantity>
              </Link>
            ) : (
              <Quantity>{fileName}</Quantity>
            )}
            <small>
              <Quantity>{text.records(records, format.number(records))}</Quantity> ·{' '}
              <time dateTime={at}>{format.dateTime(at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Details of an observable in addition to the objects that contain it. */
export function ObservableOverview({ detail }: { readonly detail: ObservableDetail }) {
  return (
    <div className={styles.parts}>
      <Facts detail={detail} />
      <EnrichmentPart id={detail.observable.id} />
      <Sightings detail={detail} />
      <WarningLists detail={detail} />
      <BlockLists detail={detail} />
      <Imports detail={detail} />
    </div>
  );
}
