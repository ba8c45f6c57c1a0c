import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Cross } from '../marks/icons.tsx';
import styles from './banner.module.css';
import { RequestId } from './request-id.tsx';

type Tone =
  /** `error` is what failed, whose request is shown; null where it is nothing that was asked of the server. */
  | { readonly tone: 'error' | 'success' | 'warning' | 'info'; readonly error: unknown }
  | { readonly tone: 'success' | 'warning' | 'info'; readonly error?: undefined };

type Props = Tone & {
  readonly children: ReactNode;
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
};

/** Something the reader has to know now. Errors interrupt a screen reader, the rest waits its turn. */
export function Banner({ tone, error, children, onDismiss, dismissLabel = '' }: Props) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.banner, styles[tone])}>
      <div className={styles.content}>
        {children}
        {(tone === 'error' || tone === 'warning') && <RequestId error={error} />}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <Cross />
        </IconButton>
      )}
    </div>
  );
}
