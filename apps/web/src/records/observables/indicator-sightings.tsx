import type { IndicatorEntry } from '@halyard/contracts/inflow/sightings.ts';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { isMissing } from '../../api/errors/is-missing.ts';
import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { indicatorsWords } from '../../text/loaders/indicators.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/marks/fact.tsx';
import { Quantity } from '../../ui/marks/figure.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { useRights } from '../use-rights.ts';
import { AddSightingForm, sightingDraftOf } from './add-sighting-form.tsx';
import { SightingsLink } from './observable-links.tsx';
import { useIndicator } from './observable-queries.ts';
import styles from './observables.module.css';
import { ScoreExplained } from './score-of.tsx';
import { SightingItem } from './sighting-item.tsx';

/** As many of the newest as are beside the rest of a threat. */
const newestShown = 5;

/** Number of sightings, score, and whether the indicator is evaluated. */
function IndicatorFacts({ indicator }: { readonly indicator: IndicatorEntry }) {
  const text = useMessages(observablesWords);
  const format = useFormat();
  const { id, sightings, heldBack, lastSightedAt, state, why, detail, isActive } = indicator;
  const { why: whys } = useMessages(indicatorsWords);
  return (
    <dl className={styles.facts}>
      <Fact label={text.score.label}>
        <ScoreExplained indicator={indicator} />
      </Fact>
      <Fact label={text.indicator.title}>
        <span className={styles.counts}>
          {sightings === 0 ? text.indicator.none : <SightingsLink of={{ indicator: id }} count={sightings} />}
          {heldBack > 0 && (
            <SightingsLink of={{ indicator: id }} count={heldBack} isHeldBack>
              {text.indicator.held(heldBack, format.number(heldBack))}
            </SightingsLink>
          )}
        </span>
        {lastSightedAt !== null && <small> {text.indicator.lastSeen(format.dateTime(lastSightedAt))}</small>}
      </Fact>
      <Fact label={text.indicator.pattern}>
        {why === null ? (
          (state === 'indexed' && !isActive && text.indicator.gone) || text.patternStates[state]
        ) : (
          <Quantity>{whys[why](detail ?? '')}</Quantity>
        )}
      </Fact>
    </dl>
  );
}

function IndicatorBlock({ id }: { readonly id: string }) {
  const text = useMessages(observablesWords);
  const describeError = useDescribeError();
  const { may } = useRights();
  const found = useIndicator(id);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = may('observables', 'edit');
  // It was deleted, or is no longer an indicator: the threat itself says so.
  if (found.isError && isMissing(found.error)) return null;
  return (
    <section aria-label={text.indicator.title} className={styles.block}>
      <div className={styles.blockHead}>
        <h3>{text.indicator.title}</h3>
        {mayAdd && !isAdding && (
          <span className={styles.tools}>
            <Button size="small" onClick={() => setAdding(true)}>
              <Plus size={14} aria-hidden />
              {text.indicator.add}
            </Button>
          </span>
        )}
      </div>
      {mayAdd && !isAdding && (
        <DraftOffer name={sightingDraftOf(id)} form={text.indicator.addTitle} onContinue={() => setAdding(true)} />
      )}
      {isAdding && <AddSightingForm indicator={id} onClose={() => setAdding(false)} />}
      {found.isPending && <Spinner label={text.loading} />}
      {found.isError && (
        <Banner error={found.error} tone={found.data ? 'warning' : 'error'}>
          {found.data ? text.failures.refresh : describeError(found.error, text.failures.sightings)}{' '}
          <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {found.data?.indicator === null && <p className={styles.quiet}>{text.indicator.waiting}</p>}
      {found.data?.indicator && <IndicatorFacts indicator={found.data.indicator} />}
      {found.data && found.data.sightings.length > 0 && (
        <ul aria-label={text.sightings.label} className={styles.sightings}>
          {found.data.sightings.slice(0, newestShown).map((sighting) => (
            <SightingItem key={sighting.id} sighting={sighting} without="indicator" />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sightings of an indicator, and its score. Its texts load with it, while the rest of the threat stays visible. */
export const IndicatorSightings = (props: { readonly id: string }) => (
  <Suspense>
    <IndicatorBlock {...props} />
  </Suspense>
);
