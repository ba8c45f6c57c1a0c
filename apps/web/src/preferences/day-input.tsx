import { type ComponentProps, useId, useState } from 'react';
import { useText } from '../text/words.tsx';
import { DateInput } from '../ui/form/date-input.tsx';
import fieldStyles from '../ui/form/field.module.css';
import { FieldFrame, type FieldSurroundings } from '../ui/form/field-frame.tsx';
import { TimeInput } from '../ui/form/time-input.tsx';
import styles from './day-input.module.css';
import { useFormat } from './format.ts';
import { usePreferences } from './preferences.tsx';
import { readDay } from './read-day.ts';
import { readTime } from './read-time.ts';

type Props = Omit<ComponentProps<typeof DateInput>, 'write' | 'read' | 'calendarLabel'>;

/** A day in the person's date format. */
export function DayInput(props: Props) {
  const { navigation: text } = useText();
  const { dateFormat } = usePreferences();
  const format = useFormat();
  return (
    <DateInput
      {...props}
      write={(day) => (day === '' ? dateFormat : format.day(day))}
      read={(typed) => readDay(typed, dateFormat)}
      calendarLabel={text.calendar}
    />
  );
}

/** The same with its label above, hint and error below. */
export function DayField({ label, error, hint, ...rest }: Props & FieldSurroundings) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <DayInput {...rest} {...control} className={fieldStyles.control} />}
    </FieldFrame>
  );
}

type LineProps = Props & {
  readonly label: string;
  /** The message when a field loses focus with an invalid day: the previous day is kept. */
  readonly notADay?: (typed: string) => string;
};

/** The same with its label beside it, for a line of filters. */
export function DayLine({ label, className, notADay, onDay, ...rest }: LineProps) {
  const id = useId();
  const [unread, setUnread] = useState<string>();
  return (
    <span className={className}>
      <label htmlFor={id}>{label}</label>
      <DayInput
        {...rest}
        id={id}
        onUnread={setUnread}
        onDay={(day) => {
          setUnread(undefined);
          onDay(day);
        }}
      />
      {unread !== undefined && notADay && (
        <span role="alert" className={fieldStyles.error}>
          {notADay(unread)}
        </span>
      )}
    </span>
  );
}

type InstantProps = FieldSurroundings & {
  readonly timeLabel: string;
  /** `2026-11-21T08:42` on the person's clock, or empty. */
  readonly value: string;
  readonly required?: boolean;
  readonly onInstant: (value: string) => void;
};

/** A day in the person's date format, and a time of it as the console writes times. */
export function InstantField({ label, timeLabel, error, hint, value, required, onInstant }: InstantProps) {
  const [day = '', time = ''] = value.split('T');
  const change = (newDay: string, newTime: string) => onInstant(newDay === '' ? '' : `${newDay}T${newTime || '00:00'}`);
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <span className={styles.instant}>
          <DayInput
            {...control}
            className={fieldStyles.control}
            required={required}
            value={day}
            onDay={(next) => change(next, time)}
          />
          <TimeInput
            aria-label={timeLabel}
            className={fieldStyles.control}
            required={required}
            value={time}
            read={readTime}
            onTime={(next) => change(day, next)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
