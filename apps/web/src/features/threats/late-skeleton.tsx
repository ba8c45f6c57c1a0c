import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './late-skeleton.module.css';

/** Reserves the space of loading content; its lines appear only if that takes longer than 200 ms. */
export function LateSkeleton({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.line} aria-hidden />
      ))}
    </div>
  );
}
