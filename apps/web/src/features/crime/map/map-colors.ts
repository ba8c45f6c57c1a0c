import { readThemeColors } from '../../../ui/theme-colors.ts';

/** The colors of the map, for the canvas. */
export type MapColors = {
  /** Six steps, few to many. */
  readonly heat: readonly string[];
  readonly sea: string;
  readonly home: string;
  readonly near: string;
  readonly coast: string;
  readonly text: string;
};

const heat = ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5', 'heat-6'] as const;
const tokens = [...heat, 'inset', 'surface', 'bg', 'line-strong', 'text-hi'] as const;

export function readMapColors(within: HTMLElement): MapColors {
  const colors = readThemeColors(within, tokens);
  return {
    heat: heat.map((step) => colors[step]),
    sea: colors.inset,
    home: colors.surface,
    near: colors.bg,
    coast: colors['line-strong'],
    text: colors['text-hi'],
  };
}
