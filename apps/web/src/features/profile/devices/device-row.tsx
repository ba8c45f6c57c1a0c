import type { Device } from '@halyard/contracts/accounts/profile.ts';
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

type Props = {
  readonly device: Device;
  readonly isBusy: boolean;
  readonly onRemember: (remembered: boolean) => void;
  readonly onForget: () => void;
};

/** A device that the user signed in from, and whether it replaces the second factor. */
export function DeviceRow({ device, isBusy, onRemember, onForget }: Props) {
  const { devices: text, sessions } = useMessages(profileWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { current, remembered, lastUsedAt, createdAt, address } = device;
  const name = describeProgram(device.name, sessions);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.badges}>
          <span className={sections.name} title={device.name}>
            {name}
          </span>
          {current && <Badge tone="blue">{text.current}</Badge>}
          {remembered && <Badge>{text.trusted}</Badge>}
        </p>
        <p className={styles.facts}>
          {address !== null && <code>{address}</code>}{' '}
          <time dateTime={lastUsedAt} title={format.dateTime(lastUsedAt)}>
            {text.lastUsed(format.relative(lastUsedAt, now))}
          </time>{' '}
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {text.added(format.relative(createdAt, now))}
          </time>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          busy={isBusy}
          aria-label={remembered ? text.distrustName(name) : text.trustName(name)}
          onClick={() => onRemember(!remembered)}
        >
          {remembered ? text.distrust : text.trust}
        </Button>
        <Button size="small" busy={isBusy} aria-label={text.forgetName(name)} onClick={onForget}>
          {text.forget}
        </Button>
      </div>
    </li>
  );
}
