import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { opening } from '../sources-search.ts';
import { ItemCount } from './delivery-count.tsx';
import { HealthMark } from './health-mark.tsx';
import styles from './list.module.css';
import { RuleLine } from './rule-line.tsx';
import { SourceFacts } from './source-facts.tsx';
import { Sparkline } from './sparkline.tsx';

/** The product behind a source, as it is called; its code until the formats have arrived. */
export const formatName = (formats: readonly FormatInfo[] | undefined, { format }: Pick<Source, 'format'>): string =>
  formats?.find(({ id }) => id === format)?.name ?? format;

type Props = {
  readonly source: Source;
  readonly formats: readonly FormatInfo[] | undefined;
  readonly isOpen: boolean;
  /** Absent for those who may not change sources. */
  readonly onResume: ((source: Source) => void) | undefined;
};

/** One source: how it is, why, and six facts. */
export function SourceCard({ source, formats, isOpen, onResume }: Props) {
  const text = useMessages(sourcesWords);
  const { id, name, health, sample, counts } = source;
  return (
    <li className={styles.card} data-health={health} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <AddressLink change={opening(id)} isChosen={isOpen} className={styles.name} data-source={id}>
          {name}
        </AddressLink>
        <HealthMark health={health} />
      </div>
      <p className={styles.format}>
        <Quantity>{formatName(formats, source)}</Quantity> {sample && <Badge tone="quiet">{text.sample}</Badge>}
      </p>
      <div className={styles.day}>
        <Sparkline source={source} />
        <span className={styles.items}>
          <ItemCount source={source} count={counts.items} of="all" /> <span>{text.list.items}</span>
        </span>
      </div>
      <div className={styles.lineRow}>
        <RuleLine source={source} />
        {source.paused && onResume && (
          <Button size="small" variant="quiet" onClick={() => onResume(source)}>
            {text.detail.resume}
          </Button>
        )}
      </div>
      <SourceFacts source={source} />
    </li>
  );
}
