import type { Signal } from '@halyard/contracts/signals.ts';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useNow } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';
import { useSignalSentence } from '../../text/signal-sentences.ts';
import { useText } from '../../text/words.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Severity } from '../../ui/severity.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { linkOf } from '../signal-strip/link-of.ts';
import { useMarkSignalsSeen, useSignals } from '../signal-strip/signal-queries.ts';
import styles from './navigation.module.css';

const newestShown = 5;

function Newest({ signals, onFollow }: { readonly signals: readonly Signal[]; readonly onFollow: () => void }) {
  const { signals: words } = useText();
  const sentence = useSignalSentence();
  const { relative } = useFormat();
  const now = useNow(30_000);
  return signals.map((signal) => (
    <Link key={signal.id} role="menuitem" {...linkOf(signal)} onClick={onFollow} className={styles.bellItem}>
      <Severity level={signal.severity} label={words.severities[signal.severity]} compact />
      <span className={styles.bellText}>{sentence(signal.kind, signal.subject)}</span>
      <time dateTime={signal.at}>{relative(signal.at, now)}</time>
    </Link>
  ));
}

/** The newest of what happened; the dot says that some of it was not looked at yet. */
export function Bell() {
  const { navigation: text, signals: words } = useText();
  const { data, isError } = useSignals();
  const { mutate: markSeen } = useMarkSignalsSeen();
  const newest = data?.signals.slice(0, newestShown) ?? [];
  const unseen = data?.unseen ?? 0;

  const markNewest = () => {
    const highest = Math.max(0, ...(data?.signals ?? []).map(({ id }) => id));
    if (unseen > 0) markSeen(highest);
  };

  return (
    <Menu
      label={unseen > 0 ? `${text.bell}, ${text.unseen(unseen)}` : text.bell}
      className={styles.iconButton}
      align="end"
      onOpen={markNewest}
      trigger={
        <>
          <BellIcon size={18} aria-hidden />
          {unseen > 0 && <span className={styles.dot} data-testid="unseen-dot" />}
        </>
      }
    >
      {(close) => (
        <>
          <Suspense>
            <Newest signals={newest} onFollow={close} />
          </Suspense>
          {newest.length === 0 && <p className={styles.bellNote}>{isError ? text.bellFailed : text.bellEmpty}</p>}
          <hr aria-hidden />
          <Link role="menuitem" to="/notifications" onClick={close}>
            {text.viewAllNotifications}
          </Link>
          <VisuallyHidden>{words.window}</VisuallyHidden>
        </>
      )}
    </Menu>
  );
}
