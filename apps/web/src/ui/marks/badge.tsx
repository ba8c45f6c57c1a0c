import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

type Props = {
  readonly tone?: 'violet' | 'blue' | 'neutral' | 'warning' | 'quiet';
  readonly children: ReactNode;
};

/** A framed word, colored by its meaning. */
export function Badge({ tone = 'neutral', children }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
