import type { ReactNode } from 'react';
import styles from './assistant.module.css';
import { useMessageTime } from './use-message-time.ts';

type Props = {
  readonly by: 'person' | 'assistant';
  readonly name: string;
  readonly at: number;
  readonly children: ReactNode;
};

/** Who says something, and when. */
export function MessageFrame({ by, name, at, children }: Props) {
  const describeTime = useMessageTime();
  const { short, exact } = describeTime(at);
  return (
    <div className={styles.message} data-by={by}>
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
