import styles from './coverage.module.css';
import type { lookOf } from './coverage-rows.ts';

type Look = ReturnType<typeof lookOf>;

// Told apart by shape: full, half, a third, dashed outline, cross, point.
const shapes: Record<Look, string> = {
  present: 'M2 2h12v12h-12z',
  sample: 'M2 2v12h12z',
  unfinished: 'M2 10h12v4h-12z',
  notImported: 'M2.5 2.5h11v11h-11z',
  notPublished: 'M3 3l10 10M13 3l-10 10',
  future: 'M7 7h2v2h-2z',
};

/** The state of one force and month as a shape, with a dot for a pending decision; the text beside it is equivalent. */
export function CoverageMark({ look, isHeld = false }: { readonly look: Look; readonly isHeld?: boolean }) {
  return (
    <svg className={styles.mark} data-look={look} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[look]} />
      {isHeld && <circle className={styles.heldMark} cx="12" cy="4" r="4" />}
    </svg>
  );
}
