import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { usePack } from '../../../text/pack.ts';
import { profileWords } from '../../../text/profile-words.ts';
import styles from '../profile.module.css';

const aMinuteMs = 60_000;
const dayMs = 86_400_000;
/** People are told by mail when so many days are left. */
const soonDays = 7;

type Props = { readonly changedAt: string; readonly expiresAt: string };

/** How old the password is, and when it has to be replaced. */
export function PasswordAge({ changedAt, expiresAt }: Props) {
  const { password: text } = usePack(profileWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const daysLeft = Math.ceil((Date.parse(expiresAt) - now) / dayMs);
  const expiry = daysLeft > 0 ? text.expires(format.date(expiresAt), daysLeft) : text.expired(format.date(expiresAt));
  return (
    <div>
      <h3>{text.title}</h3>
      <p className={styles.quiet}>{text.changed(format.relative(changedAt, now))}</p>
      <p className={daysLeft > soonDays ? styles.quiet : styles.warning}>{expiry}</p>
    </div>
  );
}
