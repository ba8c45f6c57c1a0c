import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { type ReactNode, useState } from 'react';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { usePullActions } from '../pull/pull-actions.tsx';
import { NextPull, WayLine } from '../pull/pull-line.tsx';
import { exchangeOf, SourceExchange } from '../pull/source-exchange.tsx';
import { opening } from '../sources-search.ts';
import { ItemCount } from './delivery-count.tsx';
import { HealthMark } from './health-mark.tsx';
import styles from './list.module.css';
import { RuleLine } from './rule-line.tsx';
import { SourceFacts } from './source-facts.tsx';
import { Sparkline } from './sparkline.tsx';

/** The product name of a source; its code until the formats have loaded. */
export const formatName = (formats: readonly FormatInfo[] | undefined, { format }: Pick<Source, 'format'>): string =>
  formats?.find(({ id }) => id === format)?.name ?? format;

type Props = {
  readonly source: Source;
  readonly formats: readonly FormatInfo[] | undefined;
  readonly isOpen: boolean;
  /** Whether there is room for the exchange, and whether it is shown by default. */
  readonly exchange: 'shown' | 'folded' | 'none';
  /** Absent for those who may not change sources. */
  readonly onResume: ((source: Source) => void) | undefined;
};

/** The exchange of a card: a test always, a failed one of a failing source, unless it is folded. */
function useExchange(source: Source, room: Props['exchange']) {
  const actions = usePullActions();
  const [isUnfolded, setUnfolded] = useState(room === 'shown');
  const found = exchangeOf(source, actions);
  const isWanted = found !== undefined && room !== 'none' && (found.isTest || source.health === 'failing');
  return {
    shown: isWanted && (found.isTest || isUnfolded) ? found : undefined,
    canFold: isWanted && !found.isTest,
    isUnfolded,
    turn: () => setUnfolded(!isUnfolded),
  };
}

/** One source: its health, the reason, and six facts; for a failed pull, the exchange. */
export function SourceCard({ source, formats, isOpen, exchange: room, onResume }: Props) {
  const text = useMessages(sourcesWords);
  const { id, name, health, sample, counts } = source;
  const { shown, canFold, isUnfolded, turn } = useExchange(source, room);
  const line = (action: ReactNode) => (
    <div className={styles.lineRow}>
      <RuleLine source={source} />
      {action}
    </div>
  );
  return (
    <li className={styles.card} data-health={health} data-open={isOpen || undefined} data-wide={shown ? '' : undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <AddressLink change={opening(id)} isChosen={isOpen} className={styles.name} data-source={id}>
            {name}
          </AddressLink>
          <HealthMark health={health} />
        </div>
        <p className={styles.format}>
          <span className={styles.way}>
            <WayLine source={source} product={formatName(formats, source)} />
          </span>{' '}
          {sample && <Badge tone="quiet">{text.sample}</Badge>}
        </p>
        <div className={styles.day}>
          <Sparkline source={source} />
          <span className={styles.items}>
            <ItemCount source={source} count={counts.items} of="all" /> <span>{text.list.items}</span>
          </span>
        </div>
        {line(
          source.paused && onResume && (
            <Button size="small" variant="quiet" onClick={() => onResume(source)}>
              {text.detail.resume}
            </Button>
          ),
        )}
        <NextPull source={source} />
        {canFold && (
          <div className={styles.fold}>
            <Button size="small" variant="quiet" aria-expanded={isUnfolded} onClick={turn}>
              {isUnfolded ? text.pull.exchange.hide : text.pull.exchange.show}
            </Button>
          </div>
        )}
        <SourceFacts source={source} />
      </div>
      {shown && (
        <div className={styles.exchange}>
          <SourceExchange source={source} exchange={shown.exchange} isTest={shown.isTest} hasPause />
        </div>
      )}
    </li>
  );
}
