import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './error-screen.module.css';

type Props = {
  readonly title: string;
  readonly reason: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Nothing else is on the page: the screen is its main part. */
  readonly isWholePage?: boolean;
};

/** Takes the place of what failed: what happened, why, and the one way on. */
export function ErrorScreen({ title, reason, action, onAction, isWholePage = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const screen = (
    <div className={styles.screen} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{reason}</p>
      <Button variant="primary" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
  return isWholePage ? <main>{screen}</main> : screen;
}
