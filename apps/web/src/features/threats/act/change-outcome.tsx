import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import styles from '../threats.module.css';
import type { ThreatChanges } from './use-threat-changes.ts';

type Props = { readonly changes: Pick<ThreatChanges, 'skipped' | 'failure' | 'dismiss'> };

/** Why nothing was changed, or which threats were skipped and why. */
export function ChangeOutcome({ changes }: Props) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  const { skipped, failure, dismiss } = changes;
  if (failure !== null)
    return (
      <Banner error={failure.error} tone="error" dismissLabel={text.dismiss} onDismiss={dismiss}>
        {failure.words}
      </Banner>
    );
  if (skipped.length === 0) return null;
  return (
    <Banner tone="warning" dismissLabel={text.dismiss} onDismiss={dismiss}>
      <p>{text.skipped.title(skipped.length, format.number(skipped.length))}</p>
      <ul className={styles.skipped}>
        {skipped.map(({ id, name, reason }) => (
          <li key={id}>{text.skipped.item(name, text.skipped.reasons[reason])}</li>
        ))}
      </ul>
    </Banner>
  );
}
