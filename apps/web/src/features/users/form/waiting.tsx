import { Spinner } from '../../../ui/page/spinner.tsx';
import styles from '../users.module.css';

/** As high as the expected content, so that the dialog does not jump. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.wait}>
      <Spinner label={label} />
    </div>
  );
}
