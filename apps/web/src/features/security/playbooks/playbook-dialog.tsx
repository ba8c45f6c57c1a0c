import { nameMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Playbook } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import type { Compared } from '../../../records/edit/changed-since.tsx';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { usePlaybookChanges } from '../playbook-queries.ts';
import { asEntries, type StepEntry, withStep, writtenSteps } from './arrange-steps.ts';
import { StepFields } from './step-fields.tsx';

const descriptionMax = 2_000;

type Values = { readonly name: string; readonly description: string; readonly steps: readonly StepEntry[] };
type Seen = Pick<Playbook, 'name' | 'description' | 'steps' | 'version'>;

const nothing: Seen = { name: '', description: '', steps: [], version: 0 };
const valuesOf = ({ name, description, steps }: Seen): Values => ({
  name,
  description,
  steps: steps.length > 0 ? asEntries(steps) : withStep([]),
});
const bodyOf = ({ name, description, steps }: Values) => ({
  name: name.trim(),
  description: description.trim(),
  steps: writtenSteps(steps),
});

type Props = {
  /** Absent for a new one. */
  readonly playbook?: Playbook;
  readonly onClose: () => void;
  readonly onSaved?: (playbook: Playbook) => void;
};

/** Edits a playbook: its name, purpose, and ordered steps. */
export function PlaybookDialog({ playbook, onClose, onSaved }: Props) {
  const text = useMessages(securityWords);
  const { playbooks: words } = text;
  const changes = usePlaybookChanges();
  const toasts = useToasts();
  const [checkedAt, setCheckedAt] = useState(0);
  const edit = useRecordEdit<Seen, Values, Playbook>({
    name: `security playbook-${playbook?.id ?? ''}`,
    record: playbook ?? nothing,
    valuesOf,
    send(given, { version }) {
      const body = bodyOf(given);
      return playbook ? changes.edit(playbook.id, body, version) : changes.add(body);
    },
    readNewer: () => changes.readNewer(playbook?.id ?? ''),
    onSaved(saved) {
      onClose();
      toasts.show('success', playbook ? words.saved(saved.name) : words.added(saved.name));
      onSaved?.(saved);
    },
    failed: text.failures.change,
  });
  const { values, change } = edit;
  const isUnnamed = values.name.trim() === '';
  const isEmpty = writtenSteps(values.steps).length === 0;

  function submit() {
    if (isUnnamed || isEmpty) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  const rows = (theirs: Seen): Compared[] => {
    const mine = bodyOf(values);
    return [
      { field: words.name, mine: mine.name, newer: theirs.name },
      { field: words.description, mine: mine.description, newer: theirs.description },
      { field: words.steps, mine: mine.steps.join(' / '), newer: theirs.steps.join(' / ') },
    ].filter((row) => row.mine !== row.newer);
  };

  return (
    <FormDialog
      title={playbook ? words.editTitle(playbook.name) : words.addTitle}
      submitLabel={text.save}
      edit={edit}
      changed={edit.newer && rows(edit.newer)}
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        error={checkedAt > 0 && isUnnamed ? words.nameMissing : undefined}
        required
        maxLength={nameMax}
        autoComplete="off"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextAreaField
        label={words.description}
        maxLength={descriptionMax}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <StepFields
        steps={values.steps}
        problem={checkedAt > 0 && isEmpty ? words.stepsMissing : undefined}
        onChange={(steps) => change({ steps })}
      />
      {playbook && <p className={layout.quietSmall}>{words.keepsSteps}</p>}
    </FormDialog>
  );
}
