import { type AlertFilter, addQuietRule, quietModes } from '@halyard/contracts/inflow/alert-rules.ts';
import { useState } from 'react';
import { useApi } from '../../../../../api/call.ts';
import { useNow } from '../../../../../preferences/clock.tsx';
import { DayField } from '../../../../../preferences/day-input.tsx';
import { usePreferences } from '../../../../../preferences/preferences.tsx';
import { instantOfDay } from '../../../../../preferences/read-day.ts';
import { useDraft } from '../../../../../records/drafts/use-draft.ts';
import { isSame } from '../../../../../records/edit/merge-values.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useSession } from '../../../../../session/session.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { TextField } from '../../../../../ui/form/field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import { useAssignable } from '../../../incident-queries.ts';
import { useSending } from '../dialogs/use-sending.ts';
import type { AlertActions } from '../use-alert-actions.ts';
import {
  draftOfQuiet,
  durations,
  durationsMs,
  faultsIn,
  filterOf,
  type QuietDraft,
  quietDraftName,
} from './quiet-draft.ts';
import { QuietFilterFields } from './quiet-filter-fields.tsx';
import { QuietPreview } from './quiet-preview.tsx';
import styles from './rules.module.css';

const aMinuteMs = 60_000;

type Props = {
  /** Initial values of the rule. */
  readonly filter: AlertFilter;
  readonly actions: AlertActions;
  readonly onAdded: () => void;
  readonly onClose: () => void;
};

type FieldsProps = { readonly draft: QuietDraft; readonly onChange: (part: Partial<QuietDraft>) => void };

function OwnerField({ draft, onChange }: FieldsProps) {
  const { form: text } = useMessages(alertRulesWords);
  const { may } = useRights();
  const { currentUser } = useSession();
  const people = useAssignable(may('people', 'assign')).data ?? [];
  return (
    <SelectField
      label={text.owner}
      value={draft.owner ?? currentUser?.id ?? ''}
      onChange={(event) => onChange({ owner: event.target.value })}
    >
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function ModeField({ draft, onChange }: FieldsProps) {
  const { form: text, quiet } = useMessages(alertRulesWords);
  return (
    <SelectField
      label={text.mode}
      hint={text.modeHints[draft.mode]}
      value={draft.mode}
      onChange={(event) => onChange({ mode: quietModes.find((one) => one === event.target.value) ?? 'hide' })}
    >
      {quietModes.map((one) => (
        <option key={one} value={one}>
          {quiet.modes[one]}
        </option>
      ))}
    </SelectField>
  );
}

function SpanFields({ draft, onChange }: FieldsProps) {
  const { form: text } = useMessages(alertRulesWords);
  return (
    <div className={styles.pair}>
      <DayField
        label={text.begins}
        hint={text.beginsHint}
        value={draft.begins}
        onDay={(begins) => onChange({ begins })}
      />
      <SelectField
        label={text.runs}
        value={draft.runs}
        onChange={(event) => onChange({ runs: durations.find((one) => one === event.target.value) ?? '4h' })}
      >
        {durations.map((one) => (
          <option key={one} value={one}>
            {text.durations[one]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Creates a quiet rule; shows beforehand what it would have matched. */
export function QuietRuleDialog({ filter, actions, onAdded, onClose }: Props) {
  const { form: text, quiet } = useMessages(alertRulesWords);
  const call = useApi();
  const toasts = useToasts();
  const { timeZone } = usePreferences();
  const { currentUser } = useSession();
  const now = useNow(aMinuteMs);
  const { isBusy, failure, send } = useSending();
  const prefilled = draftOfQuiet(filter);
  const { draft, write, drop, isBack } = useDraft(quietDraftName, prefilled);
  const [checkedAt, setCheckedAt] = useState(0);
  const faults = faultsIn(draft);
  const wanted = filterOf(draft);
  const isChecked = checkedAt > 0;
  const change = (part: Partial<QuietDraft>) => write({ ...draft, ...part });

  function submit() {
    const owner = draft.owner ?? currentUser?.id;
    if (wanted === null || faults.reason || owner === undefined) return setCheckedAt(checkedAt + 1);
    const day = draft.begins === '' ? undefined : instantOfDay(timeZone, draft.begins);
    const start = Math.max(now, day === undefined ? now : Date.parse(day));
    const until = new Date(start + durationsMs[draft.runs]).toISOString();
    const { mode, reason } = draft;
    void send(
      () =>
        call(addQuietRule, {
          body: { filter: wanted, mode, reason: reason.trim(), owner, until, ...(day && { from: day }) },
        }),
      () => {
        drop();
        toasts.show('success', quiet.added);
        void actions.readAgain();
        onAdded();
      },
    );
  }

  return (
    <FormDialog
      title={text.title}
      submitLabel={text.create}
      edit={{ isTyped: !isSame(draft, prefilled), isBusy, isDraftBack: isBack, failure, drop }}
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <QuietFilterFields
        draft={draft}
        onChange={change}
        isEmpty={isChecked && faults.filter}
        isTechniqueWrong={faults.technique}
      />
      <QuietPreview filter={wanted} mode={draft.mode} onFollow={onClose} />
      <ModeField draft={draft} onChange={change} />
      <TextField
        label={text.reason}
        error={isChecked && faults.reason ? text.reasonMissing : undefined}
        required
        maxLength={300}
        autoComplete="off"
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <SpanFields draft={draft} onChange={change} />
      <OwnerField draft={draft} onChange={change} />
    </FormDialog>
  );
}
