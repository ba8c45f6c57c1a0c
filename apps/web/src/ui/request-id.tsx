import { createContext, use, useState } from 'react';
import { Button } from './button.tsx';
import styles from './request-id.module.css';

type FailedRequest = {
  /** The id of the request whose failure is being told right now. */
  readonly read: () => string | undefined;
  readonly label: string;
  readonly copyLabel: string;
  /** Said once it lies in the clipboard. */
  readonly copiedLabel: string;
};

/** Whom errors ask for the request behind them; without it they show none. */
export const FailedRequestContext = createContext<FailedRequest | null>(null);

/** What support asks for: the id of the request that failed, beside the error that it led to. */
export function RequestId() {
  const failed = use(FailedRequestContext);
  const [id] = useState(() => failed?.read());
  const [isCopied, setCopied] = useState(false);
  if (!failed || !id) return null;

  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // Without a clipboard it can still be selected.
      () => setCopied(false),
    );
  return (
    <span className={styles.line}>
      <span>
        {failed.label}: <code className={styles.id}>{id}</code>
      </span>
      <Button size="small" variant="quiet" aria-label={`${failed.copyLabel}: ${failed.label}`} onClick={copy}>
        <span role="status">{isCopied ? failed.copiedLabel : failed.copyLabel}</span>
      </Button>
    </span>
  );
}
