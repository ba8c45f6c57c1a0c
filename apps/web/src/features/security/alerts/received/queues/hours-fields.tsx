import { readTime } from '../../../../../preferences/read-time.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { securityWords } from '../../../../../text/loaders/intelligence.ts';
import field from '../../../../../ui/form/field.module.css';
import { Checkbox, TextField } from '../../../../../ui/form/field.tsx';
import { TimeInput } from '../../../../../ui/form/time-input.tsx';
import layout from '../../../../../ui/layout/layout.module.css';
import styles from '../rules/rules.module.css';
import hours from './hours.module.css';
import type { HoursDraft, HoursProblem } from './hours-draft.ts';

type Props = {
  readonly values: HoursDraft;
  readonly problems: readonly HoursProblem[];
  readonly change: (hours: HoursDraft) => void;
};

/** When targets of incidents in a queue count: a shift for each weekday, and holidays. */
export function HoursFields({ values, problems, change }: Props) {
  const { hours: text } = useMessages(securityWords).incidentCase;
  const at = (name: 'from' | 'to', day: number) => (time: string) =>
    change({ ...values, [name]: values[name].map((before, index) => (index === day ? time : before)) });
  return (
    <>
      <Checkbox
        label={text.own}
        checked={values.hasHours}
        onChange={({ target }) => change({ ...values, hasHours: target.checked })}
      />
      {values.hasHours && (
        <fieldset className={styles.filter}>
          <legend>{text.own}</legend>
          <p className={layout.quiet}>{text.hint}</p>
          <TextField
            label={text.zone}
            error={problems.includes('zone') ? text.zoneWrong : undefined}
            autoComplete="off"
            value={values.zone}
            onChange={({ target }) => change({ ...values, zone: target.value })}
          />
          <ul className={hours.days}>
            {text.days.map((day, index) => (
              <li key={day}>
                <span>{day}</span>
                {(['from', 'to'] as const).map((name) => (
                  <TimeInput
                    key={name}
                    aria-label={text[name](day)}
                    className={field.control}
                    value={values[name][index] ?? ''}
                    read={readTime}
                    onTime={at(name, index)}
                  />
                ))}
              </li>
            ))}
          </ul>
          <p className={layout.quiet}>{text.none}</p>
          {problems.includes('days') && (
            <p role="alert" className={field.error}>
              {text.wrong}
            </p>
          )}
          <TextField
            label={text.holidays}
            hint={text.holidaysHint}
            error={problems.includes('holidays') ? text.holidaysWrong : undefined}
            autoComplete="off"
            value={values.holidays}
            onChange={({ target }) => change({ ...values, holidays: target.value })}
          />
        </fieldset>
      )}
    </>
  );
}
