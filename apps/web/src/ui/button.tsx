import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'button'> & {
  /** `primary` is bone-filled; a screen has one. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
  /** Work is under way: the button keeps its focus and takes no second click. */
  readonly busy?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'normal',
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

type IconProps = ComponentProps<'button'> & { readonly label: string };

/** A button that is only a picture, with its name for those who do not see it. */
export function IconButton({ label, className, ...rest }: IconProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={classNames(styles.icon, className)}
    />
  );
}
