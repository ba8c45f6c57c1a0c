import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tick-box.module.css';

/** A checkbox without its own label, for rows that name it by their text. */
export function TickBox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={classNames(styles.box, className)} />;
}
