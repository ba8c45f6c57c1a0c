import { useFormat } from '../../../preferences/format.ts';
import { importsWords } from '../../../text/imports-words.ts';
import { usePack } from '../../../text/pack.ts';
import { Banner } from '../../../ui/banner.tsx';
import styles from './list.module.css';
import type { TakingBack } from './use-taking-back.ts';

/** What undoing has removed, restored and kept. */
export function TakenBack({ taken, dismiss }: TakingBack) {
  const { undo: text, dismiss: dismissLabel } = usePack(importsWords);
  const format = useFormat();
  if (!taken) return null;
  const lines = (['removed', 'restored', 'kept'] as const).filter((name) => name === 'removed' || taken[name] > 0);
  return (
    <Banner tone={taken.kept > 0 ? 'info' : 'success'} dismissLabel={dismissLabel} onDismiss={dismiss}>
      <p>{text.done}</p>
      <ul className={styles.bullets}>
        {lines.map((name) => (
          <li key={name}>{text[name](taken[name], format.number(taken[name]))}</li>
        ))}
      </ul>
    </Banner>
  );
}
