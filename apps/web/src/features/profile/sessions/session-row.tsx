import type { SessionEntry } from '@halyard/contracts/accounts/profile.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { describeProgram } from '../../../text/describe-program.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import { Badge } from '../../../ui/marks/badge.tsx';
import styles from '../profile.module.css';

const aMinuteMs = 60_000;

type Props = { readonly session: SessionEntry; readonly isBusy: boolean; readonly onEnd: (name: string) => void };

/** A session of the user. The current one ends by signing out. */
export function SessionRow({ session, isBusy, onEnd }: Props) {
  const { sessions: text } = useMessages(profileWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { current, device, address, startedAt, lastUsedAt } = session;
  const name = describeProgram(session.userAgent ?? device, text);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.badges}>
          <span className={sections.name} title={session.userAgent ?? undefined}>
            {name}
          </span>
          {current && <Badge tone="blue">{text.current}</Badge>}
          {device !== null && <Badge>{text.remembered}</Badge>}
        </p>
        <p className={styles.facts}>
          <code>{address}</code>{' '}
          <time dateTime={lastUsedAt} title={format.dateTime(lastUsedAt)}>
            {text.lastUsed(format.relative(lastUsedAt, now))}
          </time>{' '}
          <time dateTime={startedAt} title={format.dateTime(startedAt)}>
            {text.started(format.relative(startedAt, now))}
          </time>
        </p>
      </div>
      {!current && (
        <Button size="small" busy={isBusy} aria-label={text.endName(name)} onClick={() => onEnd(name)}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
