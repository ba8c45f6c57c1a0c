/** Reads design tokens as colors are now. A probe element resolves them: a canvas cannot read `light-dark()`. */
export function readThemeColors<Token extends string>(
  within: HTMLElement,
  tokens: readonly Token[],
): Readonly<Record<Token, string>> {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const colors = tokens.map((token) => {
    probe.style.color = `var(--color-${token})`;
    return [token, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<Token, string>;
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
