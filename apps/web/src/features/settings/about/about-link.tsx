import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { aboutWords } from '../../../text/loaders/administration.ts';
import { useProduct } from '../../../text/product.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './about.module.css';

const AboutDialog = lazy(async () => ({ default: (await import('./about-dialog.tsx')).AboutDialog }));

/** Opens the About dialog. It is below the settings because the entries of the user menu are fixed. */
export function AboutLink() {
  const text = useMessages(aboutWords);
  const { name } = useProduct();
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={styles.footer}>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.open(name)}
      </Button>
      <Suspense>{isOpen && <AboutDialog onClose={() => setOpen(false)} />}</Suspense>
    </footer>
  );
}
