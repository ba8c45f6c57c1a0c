import { type Severity as Level, type Signal, type SignalList, severities } from '@halyard/contracts/signals.ts';
import { Link } from '@tanstack/react-router';
import { linkOfSignal } from '../../api/link-of-signal.ts';
import { useFormat } from '../../preferences/format.ts';
import { useEventSentence } from '../../text/event-sentence.ts';
import { useText } from '../../text/words.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Severity } from '../../ui/severity.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSignalRows } from './signal-queries.ts';
import styles from './signal-strip.module.css';

function Row({ signal }: { readonly signal: Signal }) {
  const { signals: text } = useText();
  const format = useFormat();
  const target = linkOfSignal(signal) ?? ({ to: '.', search: { signals: 'all' } } as const);
  const sentence = useEventSentence()(signal.kind, signal.subject);
  return (
    <li className={styles.row}>
      <Severity level={signal.severity} label={text.severities[signal.severity]} compact />
      {target.to === '.' ? (
        <span className={styles.sentence}>{sentence}</span>
      ) : (
        <Link {...target} className={styles.sentence}>
          {sentence}
        </Link>
      )}
      {signal.sample && <span className={styles.sample}>{text.sample}</span>}
      <time dateTime={signal.at}>{format.dateTime(signal.at)}</time>
    </li>
  );
}

type Props = { readonly list: SignalList; readonly which: string; readonly onClose: () => void };

/** The rows behind a count of the strip. */
export function SignalDialog({ list, which, onClose }: Props) {
  const { app, signals: text } = useText();
  const format = useFormat();
  const level = severities.find((severity) => severity === which) as Level | undefined;
  const signals = useSignalRows(level);
  const rows = signals.data?.pages.flatMap((page) => page.signals) ?? [];
  const total = level ? list.counts[level] : severities.reduce((sum, severity) => sum + list.counts[severity], 0);
  return (
    <Dialog title={text.dialogTitle(level ? text.severities[level] : null)} closeLabel={app.close} onClose={onClose}>
      {signals.isPending && <Spinner label={text.loading} />}
      {signals.isError && (
        <Banner error={signals.error} tone="error">
          {text.failed}{' '}
          <Button size="small" onClick={() => signals.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {signals.isSuccess && rows.length === 0 && <p>{text.none}</p>}
      <ul>
        {rows.map((signal) => (
          <Row key={signal.id} signal={signal} />
        ))}
      </ul>
      {signals.hasNextPage && (
        <p className={styles.truncated}>
          {text.truncated(format.number(rows.length), format.number(total))}{' '}
          <MoreButton list={signals}>{text.more}</MoreButton>
        </p>
      )}
    </Dialog>
  );
}
