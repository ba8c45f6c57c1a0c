import type { Expiring } from '@halyard/contracts/server/system-health.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Block } from '../block.tsx';
import { daysUntil, expiryWarnDays } from '../find-problems.ts';
import type { Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useUnits } from '../use-units.ts';

const minuteMs = 60_000;
const badDays = 7;

function ExpiringRow({ kind, name, id, endsAt, renewsItself }: Expiring) {
  const { expiring: text } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();
  const days = daysUntil(endsAt, useNow(minuteMs));
  const tone = renewsItself ? undefined : days < badDays ? 'bad' : days < expiryWarnDays ? 'warn' : undefined;
  const words = `${text.kinds[kind]}, ${name}`;
  return (
    <li data-row tabIndex={-1}>
      <span>
        {id === null ? words : <InternalLink address={`/sources?source=${id}`}>{words}</InternalLink>}
        {renewsItself && <span className={styles.about}> {text.renewsItself}</span>}
      </span>
      <time dateTime={endsAt}>{format.date(endsAt)}</time>
      <Quantity data-tone={tone} className={styles.state}>
        {days < 0 ? text.expired : units.days(days)}
      </Quantity>
    </li>
  );
}

/** Items that expire soon, the first one first; expired ones stay on top. */
export function ExpiringBlock({ query }: { readonly query: Blocks['expiring'] }) {
  const { expiring: text } = useMessages(systemHealthWords);
  return (
    <Block block="expiring" query={query}>
      {(found) =>
        found.length === 0 ? (
          <p className={styles.nothing}>{text.none}</p>
        ) : (
          <ul className={styles.expiring}>
            {found.map((one) => (
              <ExpiringRow key={`${one.kind} ${one.name} ${one.endsAt}`} {...one} />
            ))}
          </ul>
        )
      }
    </Block>
  );
}
