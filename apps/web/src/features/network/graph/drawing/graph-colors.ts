import type { Tone } from '../model/scene.ts';

/** The colours of the graph, as the canvas takes them. */
export type GraphColors = {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly background: string;
  readonly line: string;
  readonly text: string;
  readonly accent: string;
};

const tokens = {
  critical: 'sev-critical-fill',
  high: 'sev-high-fill',
  medium: 'sev-medium-fill',
  low: 'sev-low-fill',
  none: 'sev-info-fill',
  background: 'surface',
  line: 'line-control',
  text: 'text-hi',
  accent: 'focus',
} as const;

/** Reads the design tokens as they are now. A probe element resolves them: a canvas cannot read `light-dark()`. */
export function readGraphColors(within: HTMLElement): GraphColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const read = (token: (typeof tokens)[keyof typeof tokens]) => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
  const { critical, high, medium, low, none, background, line, text, accent } = tokens;
  const colors = {
    tones: { critical: read(critical), high: read(high), medium: read(medium), low: read(low), none: read(none) },
    background: read(background),
    line: read(line),
    text: read(text),
    accent: read(accent),
  };
  probe.remove();
  return colors;
}

/** Tells when the person or the operating system chooses another theme; the returned function ends it. */
export function watchTheme(onChange: () => void): () => void {
  const system = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  system?.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    system?.removeEventListener('change', onChange);
  };
}
