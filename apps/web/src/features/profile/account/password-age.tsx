import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import styles from '../profile.module.css';

const aMinuteMs = 60_000;
const dayMs = 86_400_000;
/** Days before expiry at which users are emailed. */
const soonDays = 7;

type ExpiryProps = { readonly at: string; readonly now: number };

function Expiry({ at, now }: ExpiryProps) {
  const { password: text } = useMessages(profileWords);
  const format = useFormat();
  const daysLeft = Math.ceil((Date.parse(at) - now) / dayMs);
  const expiry = daysLeft > 0 ? text.expires(format.date(at), daysLeft) : text.expired(format.date(at));
  return <p className={daysLeft > soonDays ? styles.quiet : styles.warning}>{expiry}</p>;
}

/** Null if the cloud user pool does not disclose it. */
type Props = { readonly changedAt: string | null; readonly expiresAt: string | null };

/** How old the password is, and when it has to be replaced. */
export function PasswordAge({ changedAt, expiresAt }: Props) {
  const { password: text, notKnown } = useMessages(profileWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const age = changedAt === null ? notKnown : text.changed(format.relative(changedAt, now));
  return (
    <div>
      <h3>{text.title}</h3>
      <p className={styles.quiet}>{age}</p>
      {expiresAt !== null && <Expiry at={expiresAt} now={now} />}
    </div>
  );
}
