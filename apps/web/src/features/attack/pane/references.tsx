import type { TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { ExternalLink } from 'lucide-react';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { attackWords } from '../../../text/loaders/attack.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './pane.module.css';

/** Citations of the description, by name; links open in their own tab. */
export function References({ detail: { references } }: { readonly detail: TechniqueDetail }) {
  const { pane: words } = useMessages(attackWords);
  const format = useFormat();
  if (references.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>
        {words.references} <Quantity className={styles.quiet}>{format.number(references.length)}</Quantity>
      </h3>
      <ul className={styles.rows}>
        {references.map(({ name, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and never change their order.
          <li key={index}>
            {url === null ? (
              <span className={styles.grow}>{name}</span>
            ) : (
              <a href={url} target="_blank" rel="noreferrer noopener" className={styles.reference}>
                <span className={styles.grow}>{name}</span>
                <ExternalLink size={14} aria-label={words.opensElsewhere} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
