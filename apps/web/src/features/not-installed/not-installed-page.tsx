import { Link } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import { useText, type Words } from '../../text/words.tsx';
import buttons from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './not-installed.module.css';

/** The honest place of a screen that a later version brings. */
export function NotInstalledPage({ screen }: { readonly screen: keyof Words['notInstalled']['screens'] }) {
  const { notInstalled: text } = useText();
  const { title, about } = text.screens[screen];
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p>{about}</p>
      </header>
      <div className={styles.state}>
        <PackageOpen size={28} strokeWidth={1.25} aria-hidden />
        <h2>{text.status}</h2>
        <p>{text.explanation}</p>
        <Link to="/dashboard" className={classNames(buttons.button, buttons.secondary)}>
          {text.back}
        </Link>
      </div>
    </div>
  );
}
