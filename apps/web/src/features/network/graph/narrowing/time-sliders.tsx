import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { usePreferences } from '../../../../preferences/preferences.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import type { GraphFilter } from './graph-filter.ts';
import styles from './narrowing.module.css';
import type { GraphOffers } from './read-offers.ts';

// Browsers count changes of the address: the hand has to rest for so long before it follows.
const restMs = 150;
const dayMs = 86_400_000;

type Period = Pick<GraphFilter, 'since' | 'until'>;

const daysBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

type Props = {
  readonly times: NonNullable<GraphOffers['times']>;
  readonly period: Period;
  readonly onChange: (period: Period) => void;
};

/** From which day to which: two sliders over all days of the graph; at its end a slider leaves nothing out. */
export function TimeSliders({ times, period, onChange }: Props) {
  const { filter: text } = useMessages(graphViewWords);
  const format = useFormat();
  const { timeZone } = usePreferences();
  const [first, last] = [dayIn(timeZone, times.first), dayIn(timeZone, times.last)];
  const length = daysBetween(first, last);
  const clamp = (at: number) => Math.min(length, Math.max(0, at));
  const applied = {
    since: period.since ? clamp(daysBetween(first, period.since)) : 0,
    until: period.until ? clamp(daysBetween(first, period.until)) : length,
  };
  const [draft, setDraft] = useState<typeof applied | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function slide(next: typeof applied) {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft(null);
      onChange({
        ...(next.since > 0 && { since: addDays(first, next.since) }),
        ...(next.until < length && { until: addDays(first, next.until) }),
      });
    }, restMs);
  }

  const shown = draft ?? applied;
  const row = (label: string, value: number, onSlide: (at: number) => void) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={length}
        value={value}
        disabled={length === 0}
        aria-valuetext={format.day(addDays(first, value))}
        onChange={({ target }) => onSlide(Number(target.value))}
      />
      <output>{format.day(addDays(first, value))}</output>
    </label>
  );
  return (
    <>
      {row(text.from, shown.since, (at) => slide({ since: at, until: Math.max(at, shown.until) }))}
      {row(text.to, shown.until, (at) => slide({ since: Math.min(at, shown.since), until: at }))}
    </>
  );
}
