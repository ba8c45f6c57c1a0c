import type { AccountStatus } from '@halyard/contracts/roles.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../users.module.css';

const shapes: Record<AccountStatus, string> = {
  active: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  pending: 'M8 3a5 5 0 0 0 0 10z',
  inactive: '',
};

/** A ring that is full, half full or open; the word stands beside it. */
export function StatusMark({ status }: { readonly status: AccountStatus }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      className={classNames(styles.mark, styles[status])}
    >
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d={shapes[status]} fill="currentColor" />
    </svg>
  );
}
