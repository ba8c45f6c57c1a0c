import type { Playbook } from '@halyard/contracts/incidents.ts';
import { nameMax } from '@halyard/contracts/intelligence.ts';
import { useId, useState } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/security-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { ChangedSince, type Compared } from '../changed-since.tsx';
import { usePlaybookChanges } from '../playbook-queries.ts';
import { useVersionedSave } from '../use-versioned-save.ts';
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

/** Writes a playbook: its name, what it is for, and its steps in their order. */
export function PlaybookDialog({ playbook, onClose, onSaved }: Props) {
  const text = useMessages(securityWords);
  const { playbooks: words } = text;
  const formId = useId();
  const changes = usePlaybookChanges();
  const toasts = useToasts();
  const [checkedAt, setCheckedAt] = useState(0);
  const seen: Seen = playbook ?? nothing;
  // With the record it began from: who comes back to a draft must not overwrite what others wrote meanwhile.
  const { draft, write, drop, isBack } = useDraft(`security playbook-${playbook?.id ?? ''}`, {
    seen,
    values: valuesOf(seen),
  });
  const { values } = draft;
  const saving = useVersionedSave<Seen, Values>({
    seen: draft.seen,
    readNewer: () => changes.readNewer(playbook?.id ?? ''),
    async send(given, version) {
      const body = bodyOf(given);
      const saved = await (playbook ? changes.edit(playbook.id, body, version) : changes.add(body));
      leave();
      toasts.show('success', playbook ? words.saved(saved.name) : words.added(saved.name));
      onSaved?.(saved);
    },
  });
  const isUnnamed = values.name.trim() === '';
  const isEmpty = writtenSteps(values.steps).length === 0;
  const change = (next: Partial<Values>) => write({ ...draft, values: { ...values, ...next } });

  function leave() {
    drop();
    onClose();
  }

  function submit() {
    if (isUnnamed || isEmpty) return setCheckedAt(checkedAt + 1);
    void saving.save(values);
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
    <Dialog
      title={playbook ? words.editTitle(playbook.name) : words.addTitle}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <CancelButton typed={values} from={valuesOf(draft.seen)} onDiscard={leave} />
          <Button variant="primary" type="submit" form={formId} busy={saving.isBusy}>
            {text.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} checkedAt={checkedAt}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={saving.failure} />
        {saving.newer && (
          <ChangedSince rows={rows(saving.newer)} isBusy={saving.isBusy} onMine={submit} onNewer={leave} />
        )}
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
      </Form>
    </Dialog>
  );
}
