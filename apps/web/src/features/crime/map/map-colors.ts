/** The colours of the map, as the canvas takes them. */
export type MapColors = {
  /** Six steps, few to many. */
  readonly heat: readonly string[];
  readonly sea: string;
  readonly home: string;
  readonly near: string;
  readonly coast: string;
  readonly text: string;
};

/** Reads the design tokens as they are now. A probe element resolves them: a canvas cannot read `light-dark()`. */
export function readMapColors(within: HTMLElement): MapColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const read = (token: string) => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    heat: [1, 2, 3, 4, 5, 6].map((step) => read(`heat-${step}`)),
    sea: read('inset'),
    home: read('surface'),
    near: read('bg'),
    coast: read('line-strong'),
    text: read('text-hi'),
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
