import { useState } from 'react';
import type { errorHelp } from '../../text/en/shell/error-help.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';
import { useProduct } from '../../text/product.ts';
import { RequestId } from '../../ui/page/request-id.tsx';
import styles from './error-screen.module.css';

const errorHelpWords = defineMessages(
  import.meta.glob<typeof errorHelp>('../../text/*/shell/error-help.ts', { import: 'errorHelp' }),
);

/** Suggestions, contact, and information to report. */
export function ErrorHelp({ error }: { readonly error: unknown }) {
  const text = useMessages(errorHelpWords);
  const { supportEmail } = useProduct();
  const [at] = useState(() => new Date().toISOString());
  return (
    <div className={styles.help}>
      <h2>{text.title}</h2>
      <ol>
        <li>{text.reload}</li>
        <li>{text.connection}</li>
        <li>
          {text.ask} {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
        </li>
      </ol>
      <dl>
        <dt>{text.time}</dt>
        <dd>
          <time dateTime={at}>{at}</time>
        </dd>
        <dt>{text.address}</dt>
        <dd>{window.location.pathname}</dd>
      </dl>
      <RequestId error={error} />
    </div>
  );
}
