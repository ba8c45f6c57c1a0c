import { DayLine } from '../../preferences/day-input.tsx';
import { usePreferences } from '../../preferences/preferences.tsx';
import { AddressLink } from '../../records/address/address-link.tsx';
import type { ChangeAddress } from '../../records/address/use-address.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { historyWords } from '../../text/loaders/history.ts';
import segments from '../../ui/layout/segments.module.css';
import styles from './history.module.css';
import { daysOf, type HistorySearch, historyPresets } from './history-search.ts';

type Props = { readonly search: HistorySearch; readonly change: ChangeAddress; readonly now: number };

/** Between which two days: a preset, or days of one's own. */
export function PeriodBar({ search, change, now }: Props) {
  const text = useMessages(historyWords);
  const { timeZone } = usePreferences();
  const days = daysOf(search, timeZone, now);
  const choose = (next: Partial<typeof days>) => {
    // An emptied field is about to be rewritten.
    if (next.from !== '' && next.to !== '') change({ ...days, ...next, period: undefined });
  };
  return (
    <div className={styles.bar}>
      <nav aria-label={text.period} className={segments.segments}>
        {historyPresets.map((preset) => (
          <AddressLink
            key={preset}
            change={{ period: preset === '7d' ? undefined : preset, from: undefined, to: undefined }}
            isChosen={search.preset === preset}
          >
            {text.presets[preset]}
          </AddressLink>
        ))}
      </nav>
      <DayLine
        label={text.from}
        className={styles.day}
        value={days.from}
        notADay={text.notADay}
        onDay={(from) => choose({ from })}
      />
      <DayLine
        label={text.to}
        className={styles.day}
        value={days.to}
        notADay={text.notADay}
        onDay={(to) => choose({ to })}
      />
    </div>
  );
}
