import { useState } from 'react';
import { useRights } from '../../../../../records/use-rights.ts';
import { useSession } from '../../../../../session/session.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import { useAssignable } from '../../../incident-queries.ts';
import type { AlertDialogProps } from './alert-dialog.ts';
import { noDraft } from './no-draft.ts';
import { useSending } from './use-sending.ts';
import { useTitleOf } from './use-title-of.ts';

const nobody = '';

/** Assigns or unassigns alerts; preset to the current user. */
export function AssignDialog({ alerts, actions, onDone, onClose }: AlertDialogProps) {
  const text = useMessages(receivedAlertsWords);
  const { dialog: words } = text;
  const titleOf = useTitleOf(alerts);
  const { currentUser } = useSession();
  const { may } = useRights();
  const people = useAssignable(may('people', 'assign')).data ?? [];
  const { isBusy, failure, send } = useSending();
  const [chosen, setChosen] = useState<string | null>(null);
  const me = people.find(({ id }) => id === currentUser?.id);
  const owner = chosen ?? me?.id ?? nobody;

  const submit = () =>
    void send(
      () => actions.send(alerts, { do: 'assign', owner: owner === nobody ? null : owner }),
      (skipped) => {
        onClose();
        onDone(skipped);
      },
    );

  return (
    <FormDialog
      title={titleOf(words.assignTitle)}
      submitLabel={words.assignIt}
      edit={{ ...noDraft, isBusy, failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={words.owner} value={owner} onChange={(event) => setChosen(event.target.value)}>
        {me && <option value={me.id}>{words.me(me.name)}</option>}
        <option value={nobody}>{text.nobody}</option>
        {people
          .filter(({ id }) => id !== me?.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </FormDialog>
  );
}
