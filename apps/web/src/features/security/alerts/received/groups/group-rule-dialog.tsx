import {
  addGroupRule,
  type GroupRule,
  type GroupRuleDraft,
  listGroupRules,
  updateGroupRule,
} from '@halyard/contracts/inflow/alert-groups.ts';
import type { AlertFilter } from '@halyard/contracts/inflow/alert-rules.ts';
import { useState } from 'react';
import { useApi } from '../../../../../api/call.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useRecordEdit } from '../../../../../records/edit/use-record-edit.ts';
import { Checkbox, TextField } from '../../../../../ui/form/field.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import { QuietFilterFields } from '../rules/quiet-filter-fields.tsx';
import styles from '../rules/rules.module.css';
import type { AlertActions } from '../use-alert-actions.ts';
import {
  bodyOf,
  conditionsOf,
  draftOfRule,
  emptyRule,
  faultsIn,
  type GroupDraft,
  type GroupFault,
  groupDraftName,
  numberLimits,
} from './group-draft.ts';
import { GroupFields } from './group-fields.tsx';
import { GroupPreview } from './group-preview.tsx';
import { useGroupPreview } from './group-queries.ts';
import { useGroupWords } from './use-group-words.ts';

type NumbersProps = {
  readonly draft: GroupDraft;
  readonly faults: readonly GroupFault[];
  readonly onChange: (part: Partial<GroupDraft>) => void;
};

/** The three numbers of a rule. */
function Numbers({ draft, faults, onChange }: NumbersProps) {
  const { text } = useGroupWords();
  const format = useFormat();
  const { form: words } = text;
  const fields = [
    ['threshold', words.threshold, words.thresholdHint],
    ['window', words.window, words.windowHint],
    ['length', words.length, words.lengthHint],
  ] as const;
  return (
    <div className={styles.pair}>
      {fields.map(([name, label, hint]) => {
        const [least, most] = numberLimits[name];
        return (
          <TextField
            key={name}
            label={label}
            hint={hint}
            error={faults.includes(name) ? words.numberWrong(format.number(least), format.number(most)) : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        );
      })}
    </div>
  );
}

type Props = {
  /** Absent for a new one. */
  readonly rule?: GroupRule | undefined;
  /** Initial values of a new rule. */
  readonly filter?: AlertFilter;
  readonly actions: AlertActions;
  readonly onClose: () => void;
};

/** Edits a grouping rule; it previews its groups. */
export function GroupRuleDialog({ rule, filter = {}, actions, onClose }: Props) {
  const { text, by, terms } = useGroupWords();
  const { form: words } = text;
  const call = useApi();
  const toasts = useToasts();
  const [checkedAt, setCheckedAt] = useState(0);
  const unsaved = Object.assign({ id: '', version: 0, groups: 0, alerts: 0 }, emptyRule, { filter });
  const edit = useRecordEdit({
    name: groupDraftName(rule?.id ?? ''),
    record: rule ?? unsaved,
    valuesOf: (one: GroupRule) => draftOfRule(one),
    async send(draft, { version }) {
      const body: GroupRuleDraft | null = bodyOf(draft);
      if (body === null) throw new Error('A rule is checked before it is saved.');
      if (!rule) return call(addGroupRule, { body });
      return call(updateGroupRule, { params: { id: rule.id }, body: Object.assign({ version }, body) });
    },
    async readNewer({ id }) {
      const newer = (await call(listGroupRules, {})).find((one) => one.id === id);
      if (!newer) throw new Error('The rule is gone.');
      return newer;
    },
    onSaved({ name }) {
      onClose();
      toasts.show('success', rule ? words.saved(name) : words.added(name));
      void actions.readAgain();
    },
    failed: text.rules.failedChange,
  });
  const { values, newer, change } = edit;
  const faults = faultsIn(values);
  const shown = checkedAt > 0 ? faults : [];
  const conditions = conditionsOf(values);
  const isRejected = useGroupPreview(conditions).data?.isRejected ?? false;

  function submit() {
    if (faults.length > 0 || isRejected) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  const describe = (one: GroupRule) => [one.name, by(one), terms(one)].join('; ');
  const body = bodyOf(values);
  return (
    <FormDialog
      title={rule ? words.editTitle(rule.name) : words.addTitle}
      submitLabel={rule ? text.save : words.create}
      edit={edit}
      changed={
        newer &&
        (body ? [{ field: words.changed, mine: describe(Object.assign({}, newer, body)), newer: describe(newer) }] : [])
      }
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        error={shown.includes('name') ? words.nameMissing : undefined}
        required
        maxLength={100}
        autoComplete="off"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <QuietFilterFields
        draft={values}
        onChange={change}
        hint={words.filterHint}
        isEmpty={false}
        isTechniqueWrong={faults.includes('technique')}
      />
      <GroupFields
        fields={values.fields}
        isWrong={shown.includes('fields')}
        onChange={(fields) => change({ fields })}
      />
      <Numbers draft={values} faults={shown} onChange={change} />
      <GroupPreview conditions={conditions} onFollow={onClose} />
      <Checkbox
        label={words.active}
        checked={values.isActive}
        onChange={(event) => change({ isActive: event.target.checked })}
      />
      <p className={styles.quiet}>{words.ahead}</p>
    </FormDialog>
  );
}
