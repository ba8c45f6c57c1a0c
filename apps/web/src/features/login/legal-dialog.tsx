import { useProduct } from '../../text/product.ts';
import { useVisitorText, type VisitorWords } from '../../text/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './login.module.css';

export type LegalDocument = keyof VisitorWords['login']['legal'];

/** One of the three texts; support comes with the address the operator named. */
export function LegalDialog({ document, onClose }: { readonly document: LegalDocument; readonly onClose: () => void }) {
  const { app, login: text } = useVisitorText();
  const { supportEmail } = useProduct();
  return (
    <Dialog title={text[document]} closeLabel={app.close} onClose={onClose}>
      <div className={styles.document}>
        {text.legal[document].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {document === 'support' && supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      </div>
    </Dialog>
  );
}
