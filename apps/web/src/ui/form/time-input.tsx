import { type ComponentProps, type KeyboardEvent, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `08:42`, or empty. */
  readonly value: string;
  /** Which time it is that was typed; undefined where it is none. */
  readonly read: (typed: string) => string | undefined;
  readonly onTime: (time: string) => void;
};

/**
 * A time of day as the console writes it; the browser's own field writes it as the browser does. What is not a time is
 * marked while it is typed, and gives way to the time before it when it is left.
 */
export function TimeInput({ value, read, onTime, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const timeOf = (text: string) => (text.trim() === '' ? '' : read(text));
  const isUnread = typed !== undefined && timeOf(typed) === undefined;

  function type(text: string) {
    setTyped(text);
    const time = timeOf(text);
    if (time !== undefined && time !== value) onTime(time);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && isUnread) event.preventDefault();
  }

  return (
    <input
      autoComplete="off"
      placeholder="00:00"
      maxLength={10}
      {...rest}
      type="text"
      value={typed ?? value}
      aria-invalid={isUnread || rest['aria-invalid']}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => setTyped(undefined)}
    />
  );
}
