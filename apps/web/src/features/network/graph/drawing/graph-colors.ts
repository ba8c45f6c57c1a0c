import { readThemeColors } from '../../../../ui/theme-colors.ts';
import type { Tone } from '../model/scene.ts';

/** The colors of the graph, as the canvas takes them. */
export type GraphColors = {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly background: string;
  readonly line: string;
  readonly text: string;
  readonly accent: string;
};

const tones = ['sev-critical-fill', 'sev-high-fill', 'sev-medium-fill', 'sev-low-fill', 'sev-info-fill'] as const;
const tokens = [...tones, 'surface', 'line-control', 'text-hi', 'focus'] as const;

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
    background: colors.surface,
    line: colors['line-control'],
    text: colors['text-hi'],
    accent: colors.focus,
  };
}
