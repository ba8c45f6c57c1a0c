import { readThemeColors } from '../../../../ui/theme-colors.ts';
import type { Tone } from '../model/scene.ts';

/** The colors of the graph, as the canvas takes them. */
export type GraphColors = {
  readonly tones: Readonly<Record<Tone, string>>;
  /** Of communities, the largest first; the last is for all further ones. */
  readonly community: readonly string[];
  /** From the least to the most. */
  readonly heat: readonly string[];
  readonly background: string;
  readonly line: string;
  readonly text: string;
  readonly accent: string;
};

const tones = ['sev-critical-fill', 'sev-high-fill', 'sev-medium-fill', 'sev-low-fill', 'sev-info-fill'] as const;
/** Tokens of the colors of communities; the last is for all further ones. */
export const communityTokens = [
  ...(['chart-2', 'chart-3', 'chart-4', 'sev-low-fill', 'chart-6', 'chart-5', 'line-control'] as const),
];
export const heatTokens = ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5', 'heat-6'] as const;
const tokens = [
  ...tones,
  ...communityTokens,
  ...heatTokens,
  ...(['surface', 'line-control', 'text-hi', 'focus'] as const),
] as const;

export function readGraphColors(within: HTMLElement): GraphColors {
  const colors = readThemeColors(within, tokens);
  return {
    tones: {
      critical: colors['sev-critical-fill'],
      high: colors['sev-high-fill'],
      medium: colors['sev-medium-fill'],
      low: colors['sev-low-fill'],
      none: colors['sev-info-fill'],
    },
    community: communityTokens.map((token) => colors[token]),
    heat: heatTokens.map((token) => colors[token]),
    background: colors.surface,
    line: colors['line-control'],
    text: colors['text-hi'],
    accent: colors.focus,
  };
}
