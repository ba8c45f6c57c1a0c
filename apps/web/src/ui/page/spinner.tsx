import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** Work under way, with words. `fullScreen` fills the window while there is nothing else to show. */
export function Spinner({ label, fullScreen = false }: { readonly label: string; readonly fullScreen?: boolean }) {
  return (
    <div role="status" data-loading className={classNames(styles.spinner, fullScreen && styles.fullScreen)}>
      <span className={styles.wheel} aria-hidden />
      <span>{label}</span>
    </div>
  );
}
