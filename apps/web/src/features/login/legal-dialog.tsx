import { JoiningText, type JoiningWords, useJoiningText } from '../../text/joining-text.tsx';
import { useProduct } from '../../text/product.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './login.module.css';

export type LegalDocument = keyof JoiningWords['legal'];

type Props = { readonly document: LegalDocument; readonly onClose: () => void };

function Document({ document, onClose }: Props) {
  const { app, legal, login: text } = useJoiningText();
  const { supportEmail } = useProduct();
  return (
    <Dialog title={text[document]} closeLabel={app.close} onClose={onClose}>
      <div className={styles.document}>
        {legal[document].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {document === 'support' && supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      </div>
    </Dialog>
  );
}

/** One of the three texts; support comes with the address the operator named. */
export function LegalDialog(props: Props) {
  return (
    <JoiningText>
      <Document {...props} />
    </JoiningText>
  );
}
