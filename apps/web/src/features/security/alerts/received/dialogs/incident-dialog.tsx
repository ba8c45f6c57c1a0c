import { groupName } from '@halyard/contracts/inflow/alert-groups.ts';
import { useState } from 'react';
import { useFormat } from '../../../../../preferences/format.ts';
import { useDraft } from '../../../../../records/drafts/use-draft.ts';
import { isSame } from '../../../../../records/edit/merge-values.ts';
import { useRights } from '../../../../../records/use-rights.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { FormDialog } from '../../../form-dialog.tsx';
import { missingIn } from '../../../incidents/incident-draft.ts';
import { IncidentFields } from '../../../incidents/incident-fields.tsx';
import { useKnownAlert } from '../received-queries.ts';
import type { AlertDialogProps } from './alert-dialog.ts';
import styles from './dialogs.module.css';
import { draftFromAlerts } from './draft-from-alerts.ts';
import { type ChosenIncident, IncidentChoice } from './incident-choice.tsx';
import { useSending } from './use-sending.ts';
import { useTitleOf } from './use-title-of.ts';

/** Adds alerts to an incident: an existing one, or a new one prefilled from them. */
export function IncidentDialog({ alerts, group, actions, onDone, onClose }: AlertDialogProps) {
  const { dialog: text } = useMessages(receivedAlertsWords);
  const titleOf = useTitleOf(alerts);
  const { row } = useMessages(alertGroupsWords);
  const format = useFormat();
  const { may } = useRights();
  const mayCreate = may('incidents', 'create');
  const [isNew, setNew] = useState(mayCreate);
  const [chosen, setChosen] = useState<ChosenIncident | null>(null);
  const [checkedAt, setCheckedAt] = useState(0);
  const { isBusy, failure, send } = useSending();
  const ids = group?.id ?? alerts.map(({ id }) => id).join();
  const only = useKnownAlert(alerts.length === 1 ? alerts[0]?.id : undefined);
  const titleOfMany = (first: string, others: number) => text.titleOfMany(first, others, format.number(others));
  const prefilled = draftFromAlerts(alerts, titleOfMany, only);
  const { draft, write, drop, isBack } = useDraft(`security alert-incident-${ids}`, prefilled);
  const missing = missingIn(draft);

  function submit() {
    if (isNew ? missing.length > 0 : chosen === null) return setCheckedAt(checkedAt + 1);
    void send(
      () =>
        isNew || chosen === null
          ? actions.openIncident(alerts, draft, group?.id)
          : actions.link(alerts, chosen, { group: group?.id }),
      () => {
        drop();
        onClose();
        onDone([]);
      },
    );
  }

  const choose = (next: boolean) => () => {
    setNew(next);
    setCheckedAt(0);
  };
  return (
    <FormDialog
      title={group ? row.incidentOf(groupName(group.number)) : titleOf(text.incidentTitle)}
      submitLabel={isNew ? text.create : text.add}
      edit={{ isTyped: isNew && !isSame(draft, prefilled), isBusy, isDraftBack: isNew && isBack, failure, drop }}
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      {mayCreate && (
        <fieldset className={styles.options} data-inline>
          <legend>{text.target}</legend>
          <label>
            <input type="radio" name="target" checked={isNew} onChange={choose(true)} />
            {text.fresh}
          </label>
          <label>
            <input type="radio" name="target" checked={!isNew} onChange={choose(false)} />
            {text.existing}
          </label>
        </fieldset>
      )}
      {isNew ? (
        <IncidentFields draft={draft} onChange={write} missing={checkedAt > 0 ? missing : []} />
      ) : (
        <IncidentChoice
          alerts={alerts.map(({ id }) => id)}
          chosen={chosen?.id ?? null}
          error={checkedAt > 0 && chosen === null ? text.choose : undefined}
          onChoose={setChosen}
        />
      )}
    </FormDialog>
  );
}
