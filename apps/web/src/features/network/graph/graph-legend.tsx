import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
import styles from './graph.module.css';
import { type Shape, shapes, type Tone, tones } from './model/scene.ts';

const outlines: Readonly<Record<Shape, string>> = {
  circle: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  square: 'M3.5 3.5h9v9h-9z',
  diamond: 'M8 2l6 6-6 6-6-6z',
  triangle: 'M8 2.5l5.5 9.5h-11z',
  hexagon: 'M13.5 8l-2.7 4.8H5.2L2.5 8l2.7-4.8h5.6z',
};

const colors: Readonly<Record<Tone, string>> = {
  critical: 'var(--color-sev-critical-fill)',
  high: 'var(--color-sev-high-fill)',
  medium: 'var(--color-sev-medium-fill)',
  low: 'var(--color-sev-low-fill)',
  none: 'var(--color-sev-info-fill)',
};

/** The mark of a risk as the graph draws it: hollow, full, full within a ring, with a hole. */
function ToneMark({ tone }: { readonly tone: Tone }) {
  const color = colors[tone];
  const isHollow = tone === 'low' || tone === 'none';
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="4" fill={isHollow ? 'none' : color} stroke={color} strokeWidth="1.6" />
      {(tone === 'high' || tone === 'critical') && <circle cx="8" cy="8" r="7" fill="none" stroke={color} />}
      {tone === 'critical' && <circle cx="8" cy="8" r="1.5" fill="var(--color-surface)" />}
    </svg>
  );
}

/** What shapes, colours and lines mean. */
export function GraphLegend() {
  const { graph: text } = useMessages(networkWords);
  return (
    <ul aria-label={text.legend} className={styles.legend}>
      {shapes.map((shape) => (
        <li key={shape}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d={outlines[shape]} fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
          {text.shapes[shape]}
        </li>
      ))}
      {tones.map((tone) => (
        <li key={tone}>
          <ToneMark tone={tone} />
          {text.tones[tone]}
        </li>
      ))}
      <li>{text.lines}</li>
    </ul>
  );
}
