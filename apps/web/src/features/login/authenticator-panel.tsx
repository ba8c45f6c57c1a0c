import type { Authenticator } from '../../session/provider/identity-client-type.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { signInStepsWords } from '../../text/loaders/sign-in.ts';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { QrCode } from '../../ui/marks/qr-code.tsx';
import type { PanelProps } from './answer-panel.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import styles from './login.module.css';

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

type Props = PanelProps & { readonly authenticator: Authenticator };

/** The set-up of an authenticator app in the course of a sign-in: its secret, and one code that proves it. */
export function AuthenticatorPanel({ authenticator, ...panel }: Props) {
  const { setUp: text } = useMessages(signInStepsWords);
  return (
    <>
      <p className={styles.hint}>{text.why}</p>
      <p>{text.scan}</p>
      <div className={styles.picture}>
        <QrCode value={authenticator.uri} label={text.qrLabel} />
      </div>
      <div className={styles.secret}>
        <CopyField
          label={text.secret}
          value={inFours(authenticator.secret)}
          copyLabel={text.copy}
          copiedLabel={text.copied}
          failedLabel={text.copyFailed}
        />
      </div>
      <AnswerPanel
        {...panel}
        title={text.prove}
        label={text.code}
        hint={text.codeHint}
        field={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
      />
    </>
  );
}
