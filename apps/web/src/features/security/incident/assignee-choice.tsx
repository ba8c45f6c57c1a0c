import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { isRecordChanged } from '../../../api/errors/transport-error.ts';
import { ChangedSince } from '../../../records/edit/changed-since.tsx';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { recordsWords } from '../../../text/loaders/records.ts';
import { SelectMenu } from '../../../ui/form/select-menu.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import { useAssignable } from '../incident-queries.ts';

const nobody = '';

/** Edit conflict: the intended change, and the current state of the incident. */
type Overtaken = { readonly wanted: string; readonly newer: Incident };

/** The assignee of the incident, and the choice of another. */
export function AssigneeChoice({ incident }: { readonly incident: Incident }) {
  const text = useMessages(securityWords);
  const { conflict } = useMessages(recordsWords);
  const people = useAssignable(true).data ?? [];
  const changes = useIncidentChanges();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const [wanted, setWanted] = useState<string | null>(null);
  const [outdated, setOutdated] = useState<Overtaken | null>(null);
  const { assignedTo, id } = incident;
  const nameOf = (person: string) =>
    person === nobody ? text.nobody : (people.find((one) => one.id === person)?.name ?? assignedTo?.name ?? person);

  async function assign(person: string, version: number) {
    setWanted(person);
    try {
      const { changeId } = await changes.assign(id, person === nobody ? null : person, version);
      setOutdated(null);
      const said = person === nobody ? text.incident.unassigned : text.incident.assignedTo(nameOf(person));
      offerUndo(`${incidentName(incident.number)}: ${said}`, changeId);
    } catch (error) {
      await explain(error, person);
    } finally {
      setWanted(null);
    }
  }

  async function explain(error: unknown, person: string) {
    try {
      if (!isRecordChanged(error)) throw error;
      setOutdated({ wanted: person, newer: await changes.readNewer(id) });
    } catch (cause) {
      toasts.show('error', describeFailure(cause), { error: cause });
    }
  }

  const current = assignedTo?.id ?? nobody;
  const isListed = current === nobody || people.some((person) => person.id === current);
  return (
    <>
      <SelectMenu
        quiet
        label={text.incident.assign}
        value={wanted ?? current}
        aria-busy={wanted !== null || undefined}
        onChange={(event) => wanted === null && void assign(event.target.value, incident.version)}
      >
        <option value={nobody}>{assignedTo && !assignedTo.id ? assignedTo.name : text.nobody}</option>
        {!isListed && <option value={current}>{assignedTo?.name}</option>}
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectMenu>
      {outdated && (
        <Dialog title={conflict.title} closeLabel={text.close} onClose={() => setOutdated(null)}>
          <ChangedSince
            rows={[
              {
                field: text.incident.assignee,
                mine: nameOf(outdated.wanted),
                newer: outdated.newer.assignedTo?.name ?? text.nobody,
              },
            ]}
            isBusy={wanted !== null}
            onMine={() => void assign(outdated.wanted, outdated.newer.version)}
            onNewer={() => setOutdated(null)}
          />
        </Dialog>
      )}
    </>
  );
}
