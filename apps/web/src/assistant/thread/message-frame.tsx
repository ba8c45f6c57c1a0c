import type { ReactNode, Ref } from 'react';
import styles from './thread.module.css';
import { useMessageTime } from './use-message-time.ts';

type Props = {
  readonly by: 'person' | 'assistant';
  readonly name: string;
  readonly at: number;
  /** It can be given the focus, but is not a stop of the keyboard. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** The author and time of a message. */
export function MessageFrame({ by, name, at, ref, children }: Props) {
  const describeTime = useMessageTime();
  const { short, exact } = describeTime(at);
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={styles.message} data-by={by}>
      <p className={styles.who}>
        {name}
        <time dateTime={new Date(at).toISOString()} title={exact}>
          {short}
        </time>
      </p>
      {children}
    </div>
  );
}
