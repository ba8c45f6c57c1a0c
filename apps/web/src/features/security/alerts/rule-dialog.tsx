import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { nameMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useAlertChanges } from '../alert-queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import styles from './alerts.module.css';
import { useDescribeRule } from './describe-rule.ts';
import { RuleConditions } from './rule-conditions.tsx';
import { bodyOfRule, checkRule, draftOfRule, emptyRule } from './rule-draft.ts';
import { RulePreview } from './rule-preview.tsx';

type Props = {
  /** Absent for a new one. */
  readonly rule?: AlertRule;
  readonly onClose: () => void;
};

const unsaved: AlertRule = { ...emptyRule, id: '', version: 0, sample: false };

/** Edits a rule: every condition that is set must match. */
export function RuleDialog({ rule, onClose }: Props) {
  const text = useMessages(securityWords);
  const { rules: words } = text;
  const changes = useAlertChanges();
  const toasts = useToasts();
  const [checkedAt, setCheckedAt] = useState(0);
  const edit = useRecordEdit({
    name: `security rule-${rule?.id ?? ''}`,
    record: rule ?? unsaved,
    valuesOf: (one) => draftOfRule(bodyOfRule(one)),
    send(_, { version }) {
      if ('problems' in checked) throw new Error('A rule is checked before it is saved.');
      return rule ? changes.editRule(rule.id, checked.body, version) : changes.addRule(checked.body);
    },
    readNewer: ({ id }) => changes.readNewerRule(id),
    onSaved(saved) {
      onClose();
      toasts.show('success', rule ? words.saved(saved.name) : words.added(saved.name));
    },
    failed: text.failures.change,
  });
  const { newer, values, change } = edit;
  const checked = checkRule(values);
  const problems = checkedAt > 0 && 'problems' in checked ? checked.problems : [];

  function submit() {
    if ('problems' in checked) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  const describeRule = useDescribeRule();
  const describe = (one: AlertRule) => [one.name, ...describeRule(one)].join('; ');
  const texts = [
    { name: 'types', label: words.types, hint: words.listHint },
    { name: 'sources', label: words.sources, hint: words.listHint },
    { name: 'words', label: words.words, hint: words.wordsHint },
  ] as const;
  return (
    <FormDialog
      title={rule ? words.editTitle(rule.name) : words.addTitle}
      submitLabel={text.save}
      edit={edit}
      changed={
        newer &&
        ('body' in checked
          ? [{ field: words.title, mine: describe({ ...newer, ...checked.body }), newer: describe(newer) }]
          : [])
      }
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        error={problems.includes('name') ? words.nameMissing : undefined}
        required
        maxLength={nameMax}
        autoComplete="off"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <p className={layout.quiet}>{words.all}</p>
      <fieldset className={styles.choices}>
        <legend>{words.severities}</legend>
        {threatSeverities.map((severity) => (
          <Checkbox
            key={severity}
            label={text.severities[severity]}
            checked={values.severities.includes(severity)}
            onChange={(event) =>
              change({
                severities: threatSeverities.filter((one) =>
                  one === severity ? event.target.checked : values.severities.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      {texts.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          autoComplete="off"
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <TextField
        label={words.least}
        hint={words.leastHint}
        error={problems.includes('leastConfidence') ? words.leastWrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={values.leastConfidence}
        onChange={(event) => change({ leastConfidence: event.target.value })}
      />
      <RuleConditions values={values} change={change} problems={problems} />
      <RulePreview body={'body' in checked ? checked.body : null} />
      <Checkbox
        label={words.on}
        checked={values.enabled}
        onChange={(event) => change({ enabled: event.target.checked })}
      />
    </FormDialog>
  );
}
