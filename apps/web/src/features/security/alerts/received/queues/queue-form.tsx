import type { AlertQueue } from '@halyard/contracts/inflow/alert-queues.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useFormat } from '../../../../../preferences/format.ts';
import { usePreferences } from '../../../../../preferences/preferences.tsx';
import { useQueueChanges } from '../../../../../records/alert-queues.ts';
import { useRecordEdit } from '../../../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Checkbox, TextField } from '../../../../../ui/form/field.tsx';
import layout from '../../../../../ui/layout/layout.module.css';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import alerts from '../../alerts.module.css';
import styles from '../rules/rules.module.css';
import { HoursFields } from './hours-fields.tsx';
import { checkQueue, draftOfQueue, emptyQueue, type QueueDraft, queueDraftName } from './queue-draft.ts';

type TimesProps = {
  readonly values: QueueDraft;
  readonly isWrong: boolean;
  readonly change: (part: Partial<QueueDraft>) => void;
};

/** Minutes to acknowledge and to close, by severity. */
function DueTimes({ values, isWrong, change }: TimesProps) {
  const { queues: text } = useMessages(alertQueuesWords);
  const { severities } = useMessages(receivedAlertsWords);
  return (
    <fieldset className={styles.filter}>
      <legend>{text.times}</legend>
      <p className={layout.quiet}>{text.timesHint}</p>
      <div className={styles.pair}>
        {threatSeverities.flatMap((severity) =>
          (['acknowledge', 'close'] as const).map((kind) => (
            <TextField
              key={`${severity} ${kind}`}
              label={(kind === 'close' ? text.closeOf : text.acknowledgeOf)(severities[severity])}
              error={isWrong && severity === 'Critical' && kind === 'acknowledge' ? text.timesWrong : undefined}
              inputMode="numeric"
              autoComplete="off"
              value={values.times[`${severity} ${kind}`]}
              onChange={({ target }) =>
                change({ times: Object.assign({}, values.times, { [`${severity} ${kind}`]: target.value }) })
              }
            />
          )),
        )}
      </div>
    </fieldset>
  );
}

type Props = {
  /** Absent for a new one. */
  readonly queue: AlertQueue | undefined;
  readonly onClose: () => void;
};

/** Edits a queue: its assignment, and its due times. */
export function QueueForm({ queue, onClose }: Props) {
  const words = useMessages(alertQueuesWords);
  const { queues: text } = words;
  const { severities } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const { timeZone } = usePreferences();
  const changes = useQueueChanges();
  const toasts = useToasts();
  const [checkedAt, setCheckedAt] = useState(0);
  const edit = useRecordEdit({
    name: queueDraftName(queue?.id ?? ''),
    record: queue ?? emptyQueue,
    valuesOf: (record) => draftOfQueue(record, timeZone),
    async send(_, { version }) {
      if ('problems' in checked) throw new Error('A queue is checked before it is saved.');
      return queue
        ? changes.update(queue.id, checked.body, version)
        : { queue: await changes.add(checked.body), retimed: 0 };
    },
    readNewer: ({ id }) => changes.readNewer(id),
    onSaved({ queue: { name }, retimed }) {
      onClose();
      const saved = retimed > 0 ? text.retimed(name, retimed, format.number(retimed)) : text.saved(name);
      toasts.show('success', queue ? saved : text.added(name));
    },
    failed: words.queues.failed,
  });
  const { values, change } = edit;
  const checked = checkQueue(values);
  const problems = checkedAt > 0 && 'problems' in checked ? checked.problems : [];

  return (
    <FormDialog
      title={queue ? text.editTitle(queue.name) : text.add}
      submitLabel={words.save}
      edit={edit}
      changed={edit.newer && [{ field: text.name, mine: values.name, newer: edit.newer.name }]}
      checkedAt={checkedAt}
      onSubmit={() => ('problems' in checked ? setCheckedAt(checkedAt + 1) : void edit.save())}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        error={problems.includes('name') ? text.nameMissing : undefined}
        required
        maxLength={100}
        autoComplete="off"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <fieldset className={alerts.choices}>
        <legend>{text.severities}</legend>
        {threatSeverities.map((severity) => (
          <Checkbox
            key={severity}
            label={severities[severity]}
            checked={values.severities.includes(severity)}
            onChange={({ target }) =>
              change({
                severities: threatSeverities.filter((one) =>
                  one === severity ? target.checked : values.severities.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <p className={layout.quiet}>{text.severitiesHint}</p>
      <Checkbox
        label={text.ownTimes}
        checked={values.hasTimes}
        onChange={(event) => change({ hasTimes: event.target.checked })}
      />
      {values.hasTimes && <DueTimes values={values} isWrong={problems.includes('times')} change={change} />}
      <HoursFields
        values={values.hours}
        problems={problems.filter((one) => one !== 'name' && one !== 'times')}
        change={(hours) => change({ hours })}
      />
    </FormDialog>
  );
}
