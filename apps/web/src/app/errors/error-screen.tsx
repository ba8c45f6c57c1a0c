import { type ComponentType, lazy, Suspense } from 'react';
import { useProduct } from '../../text/product.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import styles from './error-screen.module.css';

type Props = {
  readonly title: string;
  readonly reason: string;
  /** The error whose request is shown. */
  readonly error: unknown;
  readonly action: string;
  readonly onAction: () => void;
  /** Nothing else is on the page: the screen is its main part. */
  readonly isWholePage?: boolean;
};

// It comes from its own file; where that cannot be fetched the error is said all the same.
const Nothing = () => null;
const ErrorHelp = lazy<ComponentType<{ error: unknown }>>(async () => {
  const file = await import('./error-help.tsx').catch(() => undefined);
  return { default: file?.ErrorHelp ?? Nothing };
});

/** The error screen: what failed, why, the remedy, and the contact. */
export function ErrorScreen({ title, reason, error, action, onAction, isWholePage = false }: Props) {
  const { name } = useProduct();
  const screen = (
    <div className={styles.screen}>
      <div className={styles.message} role="alert">
        {isWholePage && <p className={styles.product}>{name}</p>}
        <h1 ref={takeFocus} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.reason}>{reason}</p>
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      </div>
      <Suspense>
        <ErrorHelp error={error} />
      </Suspense>
    </div>
  );
  return isWholePage ? <main className={styles.wholePage}>{screen}</main> : screen;
}
