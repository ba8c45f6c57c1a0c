import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { usePreferences } from '../../../../preferences/preferences.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Period } from './graph-filter.ts';
import styles from './narrowing.module.css';
import type { GraphOffers } from './read-offers.ts';

// Browsers count changes of the address: the hand has to rest for so long before it follows.
const restMs = 150;
const dayMs = 86_400_000;

const daysBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / dayMs);

type Props = {
  readonly times: NonNullable<GraphOffers['times']>;
  readonly period: Period;
  /** What the picture shows while time plays; null once the address says it. */
  readonly onPlay: (period: Period | null) => void;
  readonly onChange: (period: Period) => void;
};

/** A play-through takes so many pictures at most, and each stays for so long. */
const pictures = 60;
const pictureMs = 250;

/** From which day to which: two sliders over all days of the graph; at its end a slider leaves nothing out. */
export function TimeSliders({ times, period, onPlay, onChange }: Props) {
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
  const [isPlaying, setPlaying] = useState(false);
  const toPeriod = ({ since, until }: typeof applied): Period => ({
    ...(since > 0 && { since: addDays(first, since) }),
    ...(until < length && { until: addDays(first, until) }),
  });

  // From the first day on; who chose less than all sees a time of that length pass by.
  const isAll = applied.since === 0;
  const span = isAll ? length : applied.until - applied.since;
  const startPlaying = () => {
    const until = applied.until < length ? applied.until : isAll ? 0 : span;
    show({ since: isAll ? 0 : until - span, until });
    setPlaying(true);
  };
  function show(next: typeof applied) {
    setDraft(next);
    onPlay(toPeriod(next));
  }
  function stopPlaying(at: typeof applied | null) {
    setPlaying(false);
    setDraft(null);
    onPlay(null);
    if (at) onChange(toPeriod(at));
  }
  const goOn = useEffectEvent(() => {
    const at = draft ?? applied;
    const until = Math.min(length, at.until + Math.max(1, Math.ceil(length / pictures)));
    if (at.until >= length) stopPlaying(at);
    else show({ since: at.since + (isAll ? 0 : until - at.until), until });
  });
  useEffect(() => {
    if (!isPlaying) return;
    const clock = setInterval(() => goOn(), pictureMs);
    return () => clearInterval(clock);
  }, [isPlaying]);
  const leave = useEffectEvent(() => onPlay(null));
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
      leave();
    };
  }, []);

  function slide(next: typeof applied) {
    setPlaying(false);
    onPlay(null);
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => stopPlaying(next), restMs);
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
      <Button size="small" disabled={length === 0} onClick={() => (isPlaying ? stopPlaying(shown) : startPlaying())}>
        {isPlaying ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
        {isPlaying ? text.pause : text.play}
      </Button>
    </>
  );
}
