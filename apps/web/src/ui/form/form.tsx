import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form.module.css';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  readonly onSubmit: () => void;
  /** Changes whenever a check found something: the first faulty field then takes the focus. */
  readonly checkedAt?: number;
};

/** A form that shows our own sentences in place of the browser's. */
export function Form({ onSubmit, checkedAt = 0, className, children, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (checkedAt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checkedAt]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form {...rest} ref={form} noValidate className={classNames(styles.form, className)} onSubmit={submit}>
      {children}
    </form>
  );
}
