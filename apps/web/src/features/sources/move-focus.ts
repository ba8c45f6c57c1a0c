/** The links that open a source, in the order of the screen. */
const links = () => [...document.querySelectorAll<HTMLElement>('a[data-source]')];

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The id of the source that an element belongs to; undefined outside of all cards and rows. */
export const sourceAt = (element: Element): string | undefined =>
  element.closest('li, tr')?.querySelector<HTMLElement>('a[data-source]')?.dataset.source;

type Spot = Pick<DOMRect, 'left' | 'top'>;

/** The next position in a direction: up and down keep the column. From 0; -1 if there is none. */
export function nextPlace(spots: readonly Spot[], from: number, arrow: Arrow): number {
  const here = spots[from];
  if (!here) return spots.length > 0 ? 0 : -1;
  if (arrow === 'ArrowLeft') return from - 1;
  if (arrow === 'ArrowRight') return from + 1 < spots.length ? from + 1 : -1;
  const sign = arrow === 'ArrowDown' ? 1 : -1;
  const rows = spots.map(({ top }) => sign * (top - here.top)).filter((away) => away > 1);
  const nearest = Math.min(...rows);
  const places = spots.flatMap(({ top }, place) => (Math.abs(sign * (top - here.top) - nearest) <= 1 ? [place] : []));
  const away = (place: number) => Math.abs((spots[place]?.left ?? 0) - here.left);
  return places.toSorted((one, other) => away(one) - away(other))[0] ?? -1;
}

/** Focuses the next source in a direction; the first one if none has the focus. */
export function moveFocus(arrow: Arrow): boolean {
  const all = links();
  const focused = document.activeElement;
  const own = focused?.closest('li, tr')?.querySelector<HTMLElement>('a[data-source]');
  const place = nextPlace(
    all.map((link) => link.getBoundingClientRect()),
    own ? all.indexOf(own) : -1,
    arrow,
  );
  const next = all[place];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
