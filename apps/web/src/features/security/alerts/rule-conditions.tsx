import { readTime } from '../../../preferences/read-time.ts';
import { useAlertQueues } from '../../../records/alert-queues.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../text/loaders/alert-queues.ts';
import fields from '../../../ui/form/field.module.css';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TimeInput } from '../../../ui/form/time-input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './alerts.module.css';
import { useWeekday } from './describe-rule.ts';
import rules from './received/rules/rules.module.css';
import type { RuleDraft } from './rule-draft.ts';

type Props = {
  readonly values: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
  readonly problems: readonly string[];
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The days and times at which a rule creates alerts. */
function Schedule({ values, change, problems }: Props) {
  const { conditions: text } = useMessages(alertQueuesWords);
  const weekday = useWeekday();
  const { days } = values;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{text.days}</legend>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={weekday(day)}
            checked={days.includes(day)}
            onChange={({ target }) =>
              change({ days: weekdays.filter((one) => (one === day ? target.checked : days.includes(one))) })
            }
          />
        ))}
      </fieldset>
      {problems.includes('days') && <p role="alert">{text.daysMissing}</p>}
      <div className={rules.pair}>
        {(['from', 'to'] as const).map((name) => (
          <FieldFrame key={name} label={text[name]}>
            {(control) => (
              <TimeInput
                {...control}
                className={fields.control}
                required
                value={values[name]}
                read={readTime}
                // A time that is taken away is the one before it.
                onTime={(time) => time !== '' && change({ [name]: time })}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <p className={layout.quiet}>{text.timesHint(values.timeZone)}</p>
    </>
  );
}

/** Additional conditions of a rule, its schedule, and the queue of its alerts. */
export function RuleConditions({ values, change, problems }: Props) {
  const { conditions: text } = useMessages(alertQueuesWords);
  const queues = useAlertQueues().data ?? [];
  const texts = [
    { name: 'entity', label: text.entity, hint: text.entityHint },
    { name: 'labels', label: text.labels, hint: undefined },
    { name: 'leastAge', label: text.leastAge, hint: text.ageHint },
    { name: 'mostAge', label: text.mostAge, hint: text.ageHint },
  ] as const;
  return (
    <>
      {texts.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          error={problems.includes(name) ? text.ageWrong : undefined}
          autoComplete="off"
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      {queues.length > 1 && (
        <SelectField
          label={text.queue}
          value={values.queue}
          onChange={(event) => change({ queue: event.target.value })}
        >
          <option value="">{text.anyQueue}</option>
          {queues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Checkbox
        label={text.scheduled}
        checked={values.isScheduled}
        onChange={(event) => change({ isScheduled: event.target.checked })}
      />
      {values.isScheduled && <Schedule values={values} change={change} problems={problems} />}
    </>
  );
}
