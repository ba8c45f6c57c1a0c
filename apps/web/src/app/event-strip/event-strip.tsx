import { type EventList, severities } from '@halyard/contracts/events.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../preferences/format.ts';
import { useText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Severity } from '../../ui/marks/severity.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useEvents } from './event-queries.ts';
import styles from './event-strip.module.css';
import { layOutHours, layOutTicks } from './lay-out-ticks.ts';
import tickStyles from './ticks.module.css';

/** Heights in px. Critical alone has a flag, so that levels can be distinguished without color. */
const EventDialog = lazy(async () => ({ default: (await import('./event-dialog.tsx')).EventDialog }));

const heights = { low: 9, medium: 16, high: 25, critical: 38 };
const base = 40;

function Ticks({ list: { ticks, since, until } }: { readonly list: EventList }) {
  const { events: text } = useText();
  const format = useFormat();
  const [from, to] = [Date.parse(since), Date.parse(until)];
  const hours = layOutHours(from, to, (at) => Number(format.time(at).slice(0, 2)));
  const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
  return (
    <div className={styles.chart} aria-hidden>
      <svg width="100%" height="58" className={styles.ticks} aria-hidden="true">
        <line x1="0" x2="100%" y1={base} y2={base} className={tickStyles.axis} />
        {layOutTicks(ticks, from, to).map(({ fraction, severity }) => (
          <svg
            key={fraction}
            x={percent(fraction)}
            className={classNames(tickStyles.tick, tickStyles[severity])}
            aria-hidden="true"
          >
            <rect x="-1" y={base - heights[severity]} width="2" height={heights[severity]} />
            {severity === 'critical' && <rect x="-3" y={base - heights.critical} width="6" height="5" />}
          </svg>
        ))}
        <line x1="100%" x2="100%" y1="2" y2={base} className={tickStyles.now} />
      </svg>
      {hours.map(({ at, fraction }) => (
        <span
          key={at}
          className={styles.hour}
          data-late={fraction > 0.98 - 0.018 * text.now.length || undefined}
          style={{ left: percent(fraction) }}
        >
          {format.time(at)}
        </span>
      ))}
      <span className={styles.nowLabel}>{text.now}</span>
    </div>
  );
}

function Counts({ list, onOpen }: { readonly list: EventList; readonly onOpen: (which: string) => void }) {
  const { events: text } = useText();
  const format = useFormat();
  return (
    <ul className={styles.counts}>
      {severities.map((severity) => (
        <li key={severity}>
          <button type="button" className={styles.count} onClick={() => onOpen(severity)}>
            <Severity level={severity} label="" compact />
            <strong>{format.number(list.counts[severity])}</strong>{' '}
            <span className={styles.word}>{text.counted[severity]}</span>{' '}
            <VisuallyHidden>{text.openThese(list.counts[severity])}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The signature of the console: the last 24 hours as one line, and the counts that open their rows. */
export function EventStrip() {
  const { events: text } = useText();
  const format = useFormat();
  const { data: list, isError, refetch } = useEvents();
  const { events: opened } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (which: string) => navigate({ to: '.', search: (search) => ({ ...search, events: which }) });
  const close = () => navigate({ to: '.', search: ({ events: _, ...rest }) => rest });
  const total = list ? severities.reduce((sum, severity) => sum + list.counts[severity], 0) : 0;
  return (
    <section className={styles.strip} aria-label={text.label}>
      <div className={styles.inner}>
        <button type="button" className={styles.total} disabled={!list} onClick={() => open('all')}>
          <strong>{list ? text.count(total, format.number(total)) : ' '}</strong> <span>{text.window}</span>{' '}
          {list && <VisuallyHidden>{text.openThese(total)}</VisuallyHidden>}
        </button>
        {list ? <Ticks list={list} /> : <div className={styles.chart} />}
        {list && <Counts list={list} onOpen={open} />}
        {isError && !list && (
          <p role="status" className={styles.failed}>
            {text.failed}
            <Button size="small" onClick={() => refetch()}>
              {text.retry}
            </Button>
          </p>
        )}
      </div>
      <Suspense>{list && opened && <EventDialog list={list} which={opened} onClose={close} />}</Suspense>
    </section>
  );
}
