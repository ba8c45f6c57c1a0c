import type { ThreatTrend } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import plot from '../../../ui/chart/plot.module.css';
import { Figure } from '../../../ui/marks/figure.tsx';
import { levelsIn, severityAt } from '../severity-levels.ts';
import { ThreatsLink } from '../threats-link.tsx';
import type { ThreatFilter } from '../threats-search.ts';
import styles from './trend.module.css';
import { isLabelled, stackPoints } from './trend-series.ts';
import { useBarWords } from './use-bar-words.ts';
import { useColumnStops } from './use-column-stops.ts';

const labelsAtMost = 8;

export type TrendViewProps = {
  readonly trend: ThreatTrend;
  /** The part of the period that is chosen, if any. */
  readonly chosen: Pick<ThreatFilter, 'from' | 'to'>;
};

/** A bar per hour or day, stacked by severity; each toggles a filter for its threats. */
export function TrendChart({ trend, chosen }: TrendViewProps) {
  const { trend: text } = useMessages(threatsWords);
  const format = useFormat();
  const { when, short, name } = useBarWords(trend.bucket);
  const { bars, top, ticks } = stackPoints(trend.points);
  const width = 100 / Math.max(1, bars.length);
  const isChosen = ({ from, to }: { from: string; to: string }) => chosen.from === from && chosen.to === to;
  const stops = useColumnStops(bars.length);
  const isAnyChosen = bars.some(isChosen);
  return (
    <div className={styles.frame}>
      <ul className={styles.legend} aria-hidden="true">
        {levelsIn(trend.points.map(({ counts }) => counts)).map((severity) => (
          <li key={severity}>
            <SeverityMark severity={severityAt(severity)} />
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside. */}
      <div className={styles.plot} onKeyDown={stops.onKeyDown}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${100 - (tick / top) * 100}H100`} />
          ))}
          {bars.map((bar, index) => (
            <g key={bar.from} data-faint={(isAnyChosen && !isChosen(bar)) || undefined} className={styles.bar}>
              {bar.blocks.map(({ severity, from, height }) => (
                <rect
                  key={severity}
                  data-severity={severity}
                  x={index * width + width * 0.15}
                  y={100 - from - height}
                  width={width * 0.7}
                  height={height}
                />
              ))}
            </g>
          ))}
        </svg>
        {ticks.map((tick) => (
          <span key={tick} className={plot.tick} style={{ top: `${100 - (tick / top) * 100}%` }} aria-hidden="true">
            {format.number(tick)}
          </span>
        ))}
        {bars.map((bar, index) => (
          <ThreatsLink
            key={bar.from}
            change={isChosen(bar) ? { from: undefined, to: undefined } : { from: bar.from, to: bar.to }}
            isChosen={isChosen(bar)}
            tabIndex={index === stops.stop ? 0 : -1}
            data-column={index}
            onFocus={() => stops.onReached(index)}
            className={styles.column}
            style={{ left: `${index * width}%`, width: `${width}%` }}
            aria-label={name(bar)}
          >
            <span className={styles.callout} data-left={index > bars.length / 2 || undefined}>
              <Figure rows={bar.total}>{name(bar)}</Figure>
            </span>
          </ThreatsLink>
        ))}
        {bars.every(({ total }) => total === 0) && <p className={styles.nothing}>{text.nothing}</p>}
      </div>
      <ol className={plot.axis} aria-hidden="true">
        {bars.map((bar, index) =>
          isLabelled(index, bars.length, labelsAtMost) ? (
            <li key={bar.from} style={{ left: `${(index + 0.5) * width}%` }} title={when(bar)}>
              {short(bar.from)}
            </li>
          ) : null,
        )}
      </ol>
    </div>
  );
}
