import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from '../users.module.css';

/** As high as what is waited for, so that the window does not jump. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.wait}>
      <Spinner label={label} />
    </div>
  );
}
