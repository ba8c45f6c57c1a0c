import { useText } from '../../text/words.tsx';
import { Button } from '../../ui/button.tsx';
import { RequestId } from '../../ui/page/request-id.tsx';
import styles from './dashboard.module.css';

/** Stands in for the whole screen while there are no figures at all. */
export function DashboardError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { dashboard: text } = useText();
  return (
    <div className={styles.failed} role="alert">
      <h1>{text.loadFailedTitle}</h1>
      <p>{text.loadFailed}</p>
      <RequestId error={error} />
      <Button variant="primary" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
