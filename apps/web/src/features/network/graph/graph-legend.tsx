import type { ReactNode } from 'react';
import type { graphView as english } from '../../../text/en/intelligence/graph-view.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../text/loaders/intelligence.ts';
import { lineWidths } from './drawing/draw-lines.ts';
import { communityTokens, heatTokens } from './drawing/graph-colors.ts';
import styles from './graph.module.css';
import type { Coloring, GraphLook } from './graph-look.ts';
import { type Shape, shapes, type Tone, tones } from './model/scene.ts';
import { strengthOf } from './narrowing/graph-filter.ts';

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

/** A line as the graph draws it. */
function LineMark({ width, dashes, color = 'currentColor', isArrow = false }: LineProps) {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M1 8h20" stroke={color} strokeWidth={width} {...(dashes && { strokeDasharray: '3 3' })} />
      {isArrow && <path d="M23 8l-8-3.5v7z" fill={color} />}
    </svg>
  );
}

type LineProps = {
  readonly width: number;
  readonly dashes?: boolean;
  readonly color?: string;
  readonly isArrow?: boolean;
};

const sizeMark = (
  <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
    <circle cx="4" cy="8" r="2.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
    <circle cx="16" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

const selectedMark = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />
    <circle cx="8" cy="8" r="6.5" fill="none" stroke="var(--color-focus)" strokeWidth="2.5" />
  </svg>
);

const chosenMark = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="3" fill="none" stroke="currentColor" strokeWidth="1.4" />
    <circle cx="8" cy="8" r="6.5" fill="none" stroke="var(--color-focus)" strokeWidth="2" strokeDasharray="3 2" />
  </svg>
);

const pinMark = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="7" cy="9" r="4" fill="none" stroke="currentColor" strokeWidth="1.4" />
    <path d="M10 2h4v4h-4z" fill="var(--color-text-hi)" />
  </svg>
);

type MeasureWords = (typeof english)['measures'];
type Entry = { readonly words: string; readonly mark: ReactNode };

/** What the colors of communities, or of a measure from the least to the most, mean. */
function tintEntries(color: Exclude<Coloring, 'risk'>, words: MeasureWords): readonly Entry[] {
  if (color === 'community')
    return communityTokens.map((token, index) => ({
      words: index < communityTokens.length - 1 ? words.community(String(index + 1)) : words.others,
      mark: <TintMark token={token} />,
    }));
  return [
    { words: words.least, mark: <TintMark token={heatTokens[0]} /> },
    { words: words.greatest, mark: <TintMark token={heatTokens[heatTokens.length - 1] ?? heatTokens[0]} /> },
  ];
}

const TintMark = ({ token }: { readonly token: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="5" fill={`var(--color-${token})`} stroke="var(--color-line-control)" />
  </svg>
);

/** What shapes, colors, lines, arrows, sizes and marks mean. */
export function GraphLegend({ look }: { readonly look: GraphLook }) {
  const { graph: text } = useMessages(networkWords);
  const { legend, filter, measures } = useMessages(graphViewWords);
  const groups: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
    [
      legend.shapes,
      shapes.map((shape) => ({
        words: text.shapes[shape],
        mark: (
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d={outlines[shape]} fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        ),
      })),
    ],
    look.color === 'risk'
      ? [legend.tones, tones.map((tone) => ({ words: text.tones[tone], mark: <ToneMark tone={tone} /> }))]
      : [measures.names[look.color], tintEntries(look.color, measures)],
    [
      legend.lines,
      [
        ...(['Strong', 'Medium', 'Weak'] as const).map((strength) => ({
          words: filter.strengths[strengthOf({ strength })],
          mark: <LineMark width={lineWidths[strength]} />,
        })),
        { words: filter.strengths.none, mark: <LineMark width={1} dashes /> },
      ],
    ],
    [
      legend.marks,
      [
        { words: legend.arrow, mark: <LineMark width={1.5} isArrow /> },
        { words: legend.path, mark: <LineMark width={3} color="var(--color-focus)" /> },
        { words: look.size === 'degree' ? legend.size : measures.larger(measures.names[look.size]), mark: sizeMark },
        { words: legend.selected, mark: selectedMark },
        { words: legend.chosen, mark: chosenMark },
        { words: legend.pinned, mark: pinMark },
        { words: legend.several, mark: null },
      ],
    ],
  ];
  return (
    <section aria-label={text.legend} className={styles.legend}>
      {groups.map(([title, entries]) => (
        <div key={title}>
          <span aria-hidden>{title}</span>
          <ul aria-label={title}>
            {entries.map(({ words, mark }) => (
              <li key={words}>
                {mark}
                {words}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
