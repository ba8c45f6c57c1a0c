import { useMessages } from '../../text/lazy-messages.ts';
import { profileWords } from '../../text/loaders/account.ts';
import { Button } from '../../ui/button.tsx';
import styles from './profile.module.css';

/** Says what is missing and offers to ask for it again; what was loaded before stays in sight. */
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
