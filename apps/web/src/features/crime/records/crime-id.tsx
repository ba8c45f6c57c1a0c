import { antiSocialBehaviour, type CrimeRow } from '@halyard/contracts/crime/crime.ts';
import { Copy } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeRecordsWords } from '../../../text/loaders/crime.ts';
import { IconButton } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Blank } from './blank.tsx';
import styles from './records.module.css';

const shownCharacters = 12;

/** The publisher's id: its beginning to see, the whole of it to copy. */
export function CrimeId({ row: { crimeId, category } }: { readonly row: CrimeRow }) {
  const text = useMessages(crimeRecordsWords);
  const toasts = useToasts();
  if (crimeId === null)
    return <Blank why={category === antiSocialBehaviour ? text.why.antisocialId : text.why.crimeId} />;

  async function copy(id: string) {
    try {
      await navigator.clipboard.writeText(id);
      toasts.show('success', text.copied);
    } catch {
      // Without a secure context, or against the person's choice, there is no clipboard.
      toasts.show('error', text.copyFailed, { error: null });
    }
  }

  return (
    <span className={styles.id}>
      <code title={crimeId}>
        {crimeId.slice(0, shownCharacters)}
        <span className={layout.hidden}>{crimeId.slice(shownCharacters)}</span>
      </code>
      <IconButton label={text.copy} onClick={() => void copy(crimeId)}>
        <Copy size={14} aria-hidden />
      </IconButton>
    </span>
  );
}
