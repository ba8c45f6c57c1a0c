import { useEffect, useRef, useState } from 'react';
import { useProduct } from '../../text/product.ts';
import { useVisitorText } from '../../text/words.tsx';
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

/** What to try, whom to ask, and what to tell them. */
function Help() {
  const { app: text } = useVisitorText();
  const { supportEmail } = useProduct();
  const [at] = useState(() => new Date().toISOString());
  return (
    <div className={styles.help}>
      <h2>{text.help.title}</h2>
      <ol>
        <li>{text.help.reload}</li>
        <li>{text.help.connection}</li>
        <li>
          {text.help.ask} {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
        </li>
      </ol>
      <dl>
        <dt>{text.help.time}</dt>
        <dd>
          <time dateTime={at}>{at}</time>
        </dd>
        <dt>{text.help.address}</dt>
        <dd>{window.location.pathname}</dd>
      </dl>
    </div>
  );
}

/** Takes the place of what failed: what happened, why, what to do about it, and whom to ask. */
export function ErrorScreen({ title, reason, action, onAction, isWholePage = false }: Props) {
  const { name } = useProduct();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const screen = (
    <div className={styles.screen}>
      <div className={styles.message} role="alert">
        {isWholePage && <p className={styles.product}>{name}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.reason}>{reason}</p>
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      </div>
      <Help />
    </div>
  );
  return isWholePage ? <main className={styles.wholePage}>{screen}</main> : screen;
}
