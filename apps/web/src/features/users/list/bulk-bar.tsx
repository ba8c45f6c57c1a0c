import { type AccountStatus, accountStatuses } from '@halyard/contracts/accounts/roles.ts';
import { bulkUsersMax } from '@halyard/contracts/accounts/users.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../users.module.css';

type Props = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onStatus: (status: AccountStatus) => void;
  readonly onRole: () => void;
  readonly onClear: () => void;
};

/** Actions on all ticked users. */
export function BulkBar({ count, isBusy, onStatus, onRole, onClear }: Props) {
  const text = useMessages(usersWords);
  const format = useFormat();
  if (count === 0) return null;
  const isTooMany = count > bulkUsersMax;
  return (
    <section aria-label={text.selection} className={styles.bulk}>
      <span role="status">{text.selected(count, format.number(count))}</span>
      {isTooMany && <span className={styles.quiet}>{text.tooManySelected(format.number(bulkUsersMax))}</span>}
      {!isTooMany &&
        accountStatuses.map((status) => (
          <Button key={status} size="small" busy={isBusy} onClick={() => onStatus(status)}>
            {text.setSelected(status)}
          </Button>
        ))}
      {!isTooMany && (
        <Button size="small" busy={isBusy} onClick={onRole}>
          {text.roleChange.open}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        {text.clearSelection}
      </Button>
    </section>
  );
}
