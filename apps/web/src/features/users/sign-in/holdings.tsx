import type { Device, SessionEntry } from '@halyard/contracts/accounts/profile.ts';
import type { Passkey, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import type { ReactNode } from 'react';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { describeProgram } from '../../../text/describe-program.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import styles from './sign-in.module.css';

const aMinuteMs = 60_000;

function Moment({ at, say }: { readonly at: string; readonly say: (when: string) => string }) {
  const format = useFormat();
  const now = useNow(aMinuteMs);
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {say(format.relative(at, now))}
    </time>
  );
}

type RowProps = { readonly name: string; readonly badge?: string | false; readonly children: ReactNode };

function Row({ name, badge, children }: RowProps) {
  return (
    <li>
      <span className={styles.name}>{name}</span> {badge && <Badge>{badge}</Badge>}
      <p className={styles.details}>{children}</p>
    </li>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const text = useMessages(signInStateWords);
  const { name, backedUp, createdAt, lastUsedAt } = passkey;
  return (
    <Row name={name} badge={backedUp && text.synced}>
      <Moment at={createdAt} say={text.added} />
      {lastUsedAt === null ? <span>{text.neverUsed}</span> : <Moment at={lastUsedAt} say={text.lastUsed} />}
    </Row>
  );
}

function DeviceRow({ device }: { readonly device: Device }) {
  const text = useMessages(signInStateWords);
  const { name, remembered, lastUsedAt, address } = device;
  return (
    <Row name={describeProgram(name, text)} badge={remembered && text.trusted}>
      {address !== null && <code>{address}</code>}
      <Moment at={lastUsedAt} say={text.lastUsed} />
    </Row>
  );
}

function SessionRow({ session }: { readonly session: SessionEntry }) {
  const text = useMessages(signInStateWords);
  const { userAgent, device, address, lastUsedAt, startedAt } = session;
  return (
    <Row name={describeProgram(userAgent ?? device, text)}>
      <code>{address}</code>
      <Moment at={lastUsedAt} say={text.lastUsed} />
      <Moment at={startedAt} say={text.started} />
    </Row>
  );
}

type CountedProps = { readonly label: string; readonly count: number; readonly children: ReactNode };

/** A count that opens its items. */
function Counted({ label, count, children }: CountedProps) {
  if (count === 0) return <p className={styles.counted}>{label}</p>;
  return (
    <details className={styles.counted}>
      <summary>{label}</summary>
      <ul aria-label={label} className={styles.rows}>
        {children}
      </ul>
    </details>
  );
}

function Unknown({ label }: { readonly label: string }) {
  const text = useMessages(signInStateWords);
  return (
    <p className={styles.counted}>
      {label} <span className={styles.quiet}>{text.notKnown}</span>
    </p>
  );
}

/** Passkeys, devices and sessions of the account, counted; each count opens its list in place. */
export function Holdings({ state: { passkeys, devices, sessions } }: { readonly state: SignInState }) {
  const text = useMessages(signInStateWords);
  const format = useFormat();
  const say = (words: (count: number, written: string) => string, { length }: readonly unknown[]) =>
    words(length, format.number(length));
  return (
    <div>
      {passkeys === null && <Unknown label={text.unknownPasskeys} />}
      {passkeys && (
        <Counted label={say(text.passkeys, passkeys)} count={passkeys.length}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Counted>
      )}
      {devices === null && <Unknown label={text.unknownDevices} />}
      {devices && (
        <Counted label={say(text.devices, devices)} count={devices.length}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </Counted>
      )}
      <Counted label={say(text.sessions, sessions)} count={sessions.length}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Counted>
    </div>
  );
}
