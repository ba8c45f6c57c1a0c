import { periods } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { ThreatsLink } from '../threats-link.tsx';
import type { ThreatsSearch } from '../threats-search.ts';
import type { ChangeSearch } from '../use-threats-search.ts';
import styles from './period.module.css';
import { RangeDialog } from './range-dialog.tsx';

type Props = { readonly search: ThreatsSearch; readonly change: ChangeSearch };

/** Over which time threats are shown: one of the periods, all time, or a range of one's own. */
export function PeriodChoice({ search, change }: Props) {
  const text = useMessages(threatsWords);
  const [isChoosing, setChoosing] = useState(false);
  const { period, filter } = search;
  const isRange = period === 'all' && (filter.from !== undefined || filter.to !== undefined);
  return (
    <div className={styles.choice}>
      <nav aria-label={text.period}>
        <ul className={styles.periods}>
          {periods.map((one) => (
            <li key={one}>
              <ThreatsLink change={{ period: one }} isChosen={one === period} title={text.periods[one]}>
                {text.periodMarks[one]}
              </ThreatsLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.periods}>
        <ThreatsLink change={{ period: 'all' }} isChosen={period === 'all' && !isRange}>
          {text.allTime}
        </ThreatsLink>
        <button
          type="button"
          aria-haspopup="dialog"
          data-chosen={isRange || undefined}
          aria-pressed={isRange}
          onClick={() => setChoosing(true)}
        >
          {text.range.button}
        </button>
      </div>
      {isChoosing && (
        <RangeDialog
          filter={filter}
          onRange={(range) => change({ period: 'all', ...range })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
