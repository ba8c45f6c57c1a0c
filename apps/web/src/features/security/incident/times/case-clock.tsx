import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { useNow } from '../../../../preferences/clock.tsx';
import { useFormat } from '../../../../preferences/format.ts';
import { useRights } from '../../../../records/use-rights.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { securityWords } from '../../../../text/loaders/intelligence.ts';
import { spanOf } from '../time-to-target.ts';
import styles from './case-clock.module.css';
import { type ClockMark, clockMarks } from './clock-marks.ts';

const halfAMinuteMs = 30_000;
/** So far apart, in percent, two marks have room for the duration between their times. */
const roomForSpan = 20;

type Props = { readonly incident: Incident; readonly onSet: () => void };

/** When an incident started, was detected, contained and resolved, on a line up to its target. Each time opens the form of the times. */
export function CaseClock({ incident, onSet }: Props) {
  const text = useMessages(securityWords).incidentCase;
  const security = useMessages(securityWords);
  const format = useFormat();
  const { may } = useRights();
  const now = useNow(halfAMinuteMs);
  const marks = clockMarks(incident, now);
  const passed = marks.findLast(({ at }) => at <= now)?.left ?? 0;
  const nameOf = ({ name }: ClockMark) =>
    name === 'target' ? text.target : name === 'now' ? text.now : text.marks[name];

  function originOf({ name }: ClockMark): string | undefined {
    const time = name === 'target' || name === 'now' ? null : incident.times[name];
    return time?.origin ? text.origins[time.origin](time.by ?? '') : undefined;
  }

  /** What passed since the mark before; next to now it says nothing. */
  function since(index: number): string | undefined {
    const [before, mark] = [marks[index - 1], marks[index]];
    if (!before || !mark || before.name === 'now' || mark.name === 'now' || mark.name === 'target') return undefined;
    return mark.left - before.left < roomForSpan ? undefined : security.span(spanOf(mark.at - before.at));
  }

  /** The time of day, and the day where it is another one than that of the mark before. */
  function write(index: number) {
    const [before, mark] = [marks[index - 1], marks[index]];
    if (!mark) return null;
    const isSameDay = before && format.date(before.at) === format.date(mark.at);
    return (
      <time dateTime={new Date(mark.at).toISOString()}>
        {format.time(mark.at)}
        {!isSameDay && <span>{format.date(mark.at)}</span>}
      </time>
    );
  }

  return (
    <ol className={styles.clock} aria-label={text.clock}>
      <li className={styles.passed} style={{ width: `${passed}%` }} aria-hidden />
      {marks.map((mark, index) => (
        <li
          key={mark.name}
          data-mark={mark.name}
          data-ahead={mark.at > now || undefined}
          data-end={mark.left > 94 || undefined}
          style={{ insetInlineStart: `${mark.left}%` }}
        >
          <span className={styles.name}>{nameOf(mark)}</span>
          <span className={styles.dot} aria-hidden />
          {mark.name === 'now' ? null : mark.name === 'target' || !may('incidents', 'update') ? (
            write(index)
          ) : (
            <button
              type="button"
              className={styles.set}
              onClick={onSet}
              title={originOf(mark)}
              aria-label={text.editTime(nameOf(mark))}
            >
              {write(index)}
            </button>
          )}
          {since(index) && <span className={styles.since}>{since(index)}</span>}
        </li>
      ))}
    </ol>
  );
}
