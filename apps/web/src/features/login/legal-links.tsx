import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useProduct } from '../../text/product.ts';
import { useVisitorText } from '../../text/words.tsx';
import type { LegalDocument } from './legal-dialog.tsx';
import styles from './login.module.css';

const LegalDialog = lazy(async () => ({ default: (await import('./legal-dialog.tsx')).LegalDialog }));

const documents: readonly LegalDocument[] = ['terms', 'privacy', 'support'];

/**
 * Terms, privacy and support: links that stay on the page and open real text (decision G-010). A text that the operator
 * has replaced opens in its own page.
 */
export function LegalLinks() {
  const { login: text } = useVisitorText();
  const { ownTexts } = useProduct();
  const [open, setOpen] = useState<LegalDocument>();
  const show = (event: MouseEvent, document: LegalDocument) => {
    event.preventDefault();
    setOpen(document);
  };
  return (
    <footer className={styles.legal}>
      {documents.map((document) =>
        ownTexts?.includes(document) ? (
          <a key={document} href={`/${document}.txt`} target="_blank" rel="noreferrer">
            {text[document]}
          </a>
        ) : (
          // biome-ignore lint/a11y/useValidAnchor: decision G-010 keeps these as links to "#".
          <a key={document} href="#" onClick={(event) => show(event, document)}>
            {text[document]}
          </a>
        ),
      )}
      <Suspense>{open && <LegalDialog document={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </footer>
  );
}
