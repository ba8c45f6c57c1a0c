import type { SavedView } from '@halyard/contracts/work/views.ts';
import { Check, Star } from 'lucide-react';
import { useMessages } from '../../text/lazy-messages.ts';
import { viewsWords } from '../../text/loaders/views.ts';
import styles from './views.module.css';

type Props = {
  readonly label: string;
  readonly views: readonly SavedView[];
  readonly chosen: SavedView | undefined;
  readonly onChoose: (view: SavedView) => void;
};

/** Views under a heading, in a menu; nothing where there are none. */
export function ViewItems({ label, views, chosen, onChoose }: Props) {
  const text = useMessages(viewsWords);
  if (views.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of items within a menu is no fieldset.
    <div role="group" aria-label={label}>
      <div aria-hidden>{label}</div>
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          role="menuitemradio"
          aria-checked={view.id === chosen?.id}
          onClick={() => onChoose(view)}
        >
          <Check size={14} aria-hidden className={view.id === chosen?.id ? undefined : styles.unchosen} />
          <span className={styles.item}>
            {view.name}
            {!view.owner.isMe && <small className={styles.aside}> {text.sharedBy(view.owner.name)}</small>}
            {view.owner.isMe && view.shared && <small className={styles.aside}> {text.isShared}</small>}
          </span>
          {view.isDefault && (
            <span className={styles.note}>
              <Star size={12} aria-hidden /> {text.isDefault}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
