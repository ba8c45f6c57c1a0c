import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import type { Passkey } from '../../../session/provider/passkey-client.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { passkeysWords } from '../../../text/loaders/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import sections from '../../../ui/layout/sections.module.css';
import styles from '../profile.module.css';

const aMinuteMs = 60_000;

type Props = { readonly passkey: Passkey; readonly isBusy: boolean; readonly onRemove: () => void };
type Transports = Readonly<Record<string, string>>;

/** An unknown transport of an authenticator is shown by its own name. */
const describe = (names: readonly string[], known: Transports) => names.map((name) => known[name] ?? name).join(', ');

export function PasskeyRow({ passkey, isBusy, onRemove }: Props) {
  const { card: text } = useMessages(passkeysWords);
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const { name, createdAt, transports } = passkey;
  return (
    <li className={styles.line}>
      <div>
        <p className={sections.name}>{name}</p>
        <p className={styles.facts}>
          <time dateTime={createdAt.toISOString()} title={format.dateTime(createdAt)}>
            {text.created(format.relative(createdAt, now))}
          </time>
          {transports.length > 0 && <span>{describe(transports, text.transports)}</span>}
        </p>
      </div>
      <Button size="small" busy={isBusy} aria-label={text.removeName(name)} onClick={onRemove}>
        {text.remove}
      </Button>
    </li>
  );
}
