import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './connect.module.css';
import { snippets } from './snippets.ts';

/** Placeholder for a token that is no longer known here. */
const tokenPlaceholder = 'TOKEN';

/** The URL of the source for a sender. */
const addressOf = (id: string): string => `${window.location.origin}/api/intake/${id}`;

/** A multi-line text to copy. */
function CopyBlock({ label, value }: { readonly label: string; readonly value: string }) {
  const text = useMessages(sourcesWords);
  const { copy, announcement } = useCopy(text);
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <span className={styles.label}>
          <Quantity>{label}</Quantity>
        </span>
        <span role="status" className={styles.quiet}>
          {announcement}
        </span>
        <Button size="small" onClick={() => void copy(value)}>
          {text.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        <code>{value}</code>
      </pre>
    </div>
  );
}

type Props = {
  readonly id: string;
  readonly format: AlertFormat;
  readonly formatName: string;
  /** If it is known: right after it was created. */
  readonly token?: string;
};

/** The address of a source, and the lines to paste into the tool that sends. */
export function Snippet({ id, format, formatName, token = tokenPlaceholder }: Props) {
  const text = useMessages(sourcesWords);
  const { connect } = text;
  const address = addressOf(id);
  return (
    <>
      <CopyField
        label={connect.address}
        value={address}
        copyLabel={text.copy}
        copiedLabel={text.copied}
        failedLabel={text.copyFailed}
      />
      <CopyBlock label={connect.snippet(formatName)} value={snippets[format]({ address, token })} />
      {token === tokenPlaceholder && <p className={styles.quiet}>{connect.placeholder}</p>}
    </>
  );
}
