import { useMessages } from '../../text/lazy-messages.ts';
import { profileWords } from '../../text/loaders/account.ts';
import { Button } from '../../ui/button.tsx';
import styles from './profile.module.css';

/** Names the missing part and offers a retry; loaded data stays visible. */
export function LoadFailed({ children, onRetry }: { readonly children: string; readonly onRetry: () => void }) {
  const text = useMessages(profileWords);
  return (
    <p role="status" className={styles.note}>
      {children}
      <Button size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </p>
  );
}
