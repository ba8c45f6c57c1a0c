import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { QrCode } from '../../../ui/marks/qr-code.tsx';
import styles from '../settings.module.css';

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The setup of an authenticator app: as a QR code, and as text to type. */
export function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const text = useMessages(settingsWords);
  return (
    <div className={styles.stack}>
      <p>{text.enrol.scan}</p>
      <QrCode value={uri} label={text.enrol.qrLabel} />
      <CopyField
        label={text.enrol.secret}
        value={inFours(secret)}
        copyLabel={text.copy}
        copiedLabel={text.copied}
        failedLabel={text.copyFailed}
      />
    </div>
  );
}
