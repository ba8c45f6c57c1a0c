import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './date-input.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** `2026-11-21`, or empty. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** How the reader writes a day, and which day it is that they wrote; undefined where it is none. */
  readonly write: (day: string) => string;
  readonly read: (typed: string) => string | undefined;
  readonly calendarLabel: string;
  readonly onDay: (day: string) => void;
  /** The invalid text when the field lost focus. */
  readonly onUnread?: (typed: string) => void;
};

const Calendar = () => (
  <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
  </svg>
);

/**
 * A day, typed as the reader writes days or chosen from the browser's calendar. The browser's own field writes them as
 * the browser does. What is not a day is marked while it is typed, and gives way to the day before it when it is left.
 */
export function DateInput({ value, min, max, write, read, calendarLabel, onDay, onUnread, className, ...rest }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const dayOf = (text: string) => {
    const day = text.trim() === '' ? '' : read(text);
    return day && ((min && day < min) || (max && day > max)) ? undefined : day;
  };
  const isUnread = typed !== undefined && dayOf(typed) === undefined;

  function type(text: string) {
    setTyped(text);
    const day = dayOf(text);
    if (day !== undefined && day !== value) onDay(day);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && isUnread) event.preventDefault();
  }

  return (
    <span className={styles.box}>
      <input
        autoComplete="off"
        {...rest}
        type="text"
        className={classNames(styles.text, className)}
        placeholder={write('')}
        value={typed ?? (value && write(value))}
        aria-invalid={isUnread || rest['aria-invalid']}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (isUnread) onUnread?.(typed);
          setTyped(undefined);
        }}
      />
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={value}
        disabled={rest.disabled}
        onChange={(event) => {
          setTyped(undefined);
          onDay(event.target.value);
        }}
      />
      <button
        type="button"
        className={styles.open}
        aria-label={calendarLabel}
        disabled={rest.disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <Calendar />
      </button>
    </span>
  );
}
