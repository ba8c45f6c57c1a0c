import { createContext, use, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './request-id.module.css';

type RequestIds = {
  /** The id of the failed request; undefined if there is none. */
  readonly of: (error: unknown) => string | undefined;
  readonly label: string;
  readonly copyLabel: string;
  /** Said once it is in the clipboard. */
  readonly copiedLabel: string;
};

/** How errors show the request behind them; without it they show none. */
export const RequestIdContext = createContext<RequestIds | null>(null);

type Props = { readonly error: unknown };

/** The information that support needs: the id of the failed request, beside its error. */
export function RequestId({ error }: Props) {
  const ids = use(RequestIdContext);
  const [isCopied, setCopied] = useState(false);
  const id = ids?.of(error);
  if (!ids || !id) return null;

  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      // Without a clipboard it can still be selected.
      () => setCopied(false),
    );
  return (
    <span className={styles.line}>
      <span>
        {ids.label}: <code className={styles.id}>{id}</code>
      </span>
      <Button size="small" variant="quiet" aria-label={`${ids.copyLabel}: ${ids.label}`} onClick={copy}>
        <span role="status">{isCopied ? ids.copiedLabel : ids.copyLabel}</span>
      </Button>
    </span>
  );
}
