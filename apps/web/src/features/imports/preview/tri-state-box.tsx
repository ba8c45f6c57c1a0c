import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import box from '../../../ui/form/tick-box.module.css';
import styles from './preview.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'ref'> & {
  readonly selected: number;
  /** How many could be selected. */
  readonly of: number;
};

/** A checkbox for many: ticked where all of them are selected, with a dash where some are. */
export function TriStateBox({ selected, of, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isMixed = selected > 0 && selected < of;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      {...rest}
      ref={input}
      type="checkbox"
      className={classNames(box.box, styles.box)}
      checked={of > 0 && selected === of}
    />
  );
}
