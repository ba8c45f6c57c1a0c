import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sourcesWords } from '../../text/loaders/sources.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** A length of time in one unit, with a decimal where it is short: `0.4 s`, `12 s`, `5 min`, `3 h`, `2 d`. */
export function useDuration(): (ms: number) => string {
  const { units } = useMessages(sourcesWords).feed;
  const format = useFormat();
  return (ms) => {
    if (ms < 10 * secondMs) return units.s(format.number(Math.round(ms / 100) / 10));
    if (ms < 2 * minuteMs) return units.s(format.number(Math.round(ms / secondMs)));
    if (ms < 2 * hourMs) return units.min(format.number(Math.round(ms / minuteMs)));
    return ms < 2 * dayMs
      ? units.h(format.number(Math.round(ms / hourMs)))
      : units.d(format.number(Math.round(ms / dayMs)));
  };
}
