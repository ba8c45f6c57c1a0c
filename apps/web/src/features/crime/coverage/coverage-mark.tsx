import styles from './coverage.module.css';
import type { lookOf } from './ledger-rows.ts';

type Look = ReturnType<typeof lookOf>;

// Told apart by shape: full, half, dashed outline, cross, point.
const shapes: Record<Look, string> = {
  present: 'M2 2h12v12h-12z',
  sample: 'M2 2v12h12z',
  notImported: 'M2.5 2.5h11v11h-11z',
  notPublished: 'M3 3l10 10M13 3l-10 10',
  future: 'M7 7h2v2h-2z',
};

/** The state of one force and month as a shape; the words beside it say the same. */
export function CoverageMark({ look }: { readonly look: Look }) {
  return (
    <svg className={styles.mark} data-look={look} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[look]} />
    </svg>
  );
}
