import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { Markdown } from '../answer/markdown.tsx';
import type { Progress } from '../conversation/conversation.ts';
import styles from './thread.module.css';

const noSources = { citations: [], onCite: () => {} };

/** A pending answer: its queries, the streamed text, and a stop button. */
export function PendingAnswer({ progress, onStop }: { readonly progress: Progress; readonly onStop: () => void }) {
  const text = useMessages(assistantWords);
  const { queries, text: said } = progress;
  return (
    <div className={styles.pending}>
      <div className={styles.pendingHead}>
        <Spinner label={text.pending} />
        <Button size="small" onClick={onStop}>
          {text.stop}
        </Button>
      </div>
      {queries.length > 0 && (
        <ul className={styles.queries} aria-label={text.reading}>
          {queries.map((label, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: queries are only added, and two may read alike.
            <li key={place}>{label}</li>
          ))}
        </ul>
      )}
      {said !== '' && <Markdown text={said} {...noSources} />}
    </div>
  );
}
