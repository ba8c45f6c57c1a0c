import { useFormat } from '../../preferences/format.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Cross } from '../../ui/marks/icons.tsx';
import styles from './audit.module.css';
import type { Verdict } from './audit-queries.ts';
import { ChainPicture } from './chain-picture.tsx';

type Props = {
  readonly verdict: Verdict;
  readonly onShowEntry: (seq: number) => void;
  readonly onDismiss: () => void;
};

/** Whether the chain is intact, as an icon and in words; a broken one links to the location. */
export function ChainResult({ verdict, onShowEntry, onDismiss }: Props) {
  const { chain: text, dismiss } = useMessages(auditWords);
  const format = useFormat();
  const { intact, rows, brokenAt, reason } = verdict;
  const at = brokenAt === null ? '?' : format.number(brokenAt);
  const written = format.number(rows);
  return (
    <section aria-label={text.result} className={styles.verdict} data-intact={intact}>
      <ChainPicture isWhole={intact} />
      <div role={intact ? 'status' : 'alert'} className={styles.words}>
        <strong>{intact ? text.whole(rows, written) : text.broken(at, reason && text.reason(reason))}</strong>
        <p>{intact ? text.wholeAbout : text.brokenAbout(rows, written)}</p>
      </div>
      {brokenAt !== null && (
        <Button size="small" onClick={() => onShowEntry(brokenAt)}>
          {text.showEntry(at)}
        </Button>
      )}
      <IconButton label={dismiss} onClick={onDismiss}>
        <Cross />
      </IconButton>
    </section>
  );
}
