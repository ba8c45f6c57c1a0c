import { resolutionCodes } from '@halyard/contracts/operations/incident-times.ts';
import {
  type Incident,
  type IncidentStatus,
  incidentName,
  incidentStatuses,
  isContained,
  updateMax,
} from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { InstantField } from '../../../preferences/day-input.tsx';
import { fromLocalTime } from '../../../preferences/local-time.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useIncidentChanges } from '../incident-changes.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };

const isEnd = (status: IncidentStatus) => status === 'Resolved' || status === 'Closed';

/** Any of the five statuses, with an optional comment. */
export function StatusDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { status: words } = text;
  const { resolution: outcome } = text.incidentCase;
  const [checkedAt, setCheckedAt] = useState(0);
  const { timeZone } = usePreferences();
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const name = incidentName(incident.number);
  const edit = useRecordEdit({
    name: `security status-${incident.id}`,
    record: incident,
    valuesOf: ({ status, resolution }) => ({
      status,
      comment: '',
      at: '',
      code: resolution?.code ?? '',
      summary: resolution?.summary ?? '',
    }),
    send: ({ status, comment, at, code, summary }, { version }) => {
      const known = resolutionCodes.find((one) => one === code);
      const resolution = known && isEnd(status) ? { code: known, summary: summary.trim() } : undefined;
      const change = { status, comment: comment.trim(), at: fromLocalTime(timeZone, at), resolution };
      return changes.setStatus(incident.id, change, version);
    },
    readNewer: () => changes.readNewer(incident.id),
    onSaved({ changeId }) {
      onClose();
      offerUndo(words.changed(name, text.statuses[status]), changeId);
    },
    failed: text.failures.change,
  });
  const { status, comment, at, code, summary } = edit.values;
  const { newer } = edit;
  const wasEnd = isEnd((newer ?? edit.seen).status);
  const { times } = newer ?? edit.seen;
  // A time that is known already is corrected among the times.
  const hasTime =
    (isContained(status) && !isEnd(status) && times.contained === null) ||
    (isEnd(status) && (times.resolved === null || (status === 'Closed' && times.closed === null)));
  const isReopening = wasEnd && !isEnd(status);
  const isReasonMissing = isReopening && comment.trim() === '';
  const changed = newer && newer.status !== status ? [newer] : [];
  return (
    <FormDialog
      title={words.title(name)}
      submitLabel={words.save}
      edit={edit}
      changed={
        newer &&
        changed.map((theirs) => ({
          field: words.label,
          mine: text.statuses[status],
          newer: text.statuses[theirs.status],
        }))
      }
      checkedAt={checkedAt}
      onSubmit={() => (isReasonMissing ? setCheckedAt(checkedAt + 1) : void edit.save())}
      onClose={onClose}
    >
      <SelectField
        label={words.label}
        hint={isReopening ? words.willReopen : undefined}
        value={status}
        onChange={(event) => {
          const chosen = incidentStatuses.find((one) => one === event.target.value);
          if (chosen) edit.change({ status: chosen });
        }}
      >
        {incidentStatuses.map((one) => (
          <option key={one} value={one}>
            {text.statuses[one]}
          </option>
        ))}
      </SelectField>
      {hasTime && (
        <InstantField
          label={words.at}
          timeLabel={words.atTime}
          hint={words.atHint(timeZone)}
          value={at}
          onInstant={(next) => edit.change({ at: next })}
        />
      )}
      {isEnd(status) && (
        <>
          <SelectField
            label={outcome.label}
            value={code}
            onChange={(event) => edit.change({ code: resolutionCodes.find((one) => one === event.target.value) ?? '' })}
          >
            <option value="">{outcome.none}</option>
            {resolutionCodes.map((one) => (
              <option key={one} value={one}>
                {outcome.codes[one]}
              </option>
            ))}
          </SelectField>
          {code !== '' && (
            <TextAreaField
              label={outcome.summary}
              maxLength={updateMax}
              value={summary}
              onChange={(event) => edit.change({ summary: event.target.value })}
            />
          )}
        </>
      )}
      <TextAreaField
        label={isReopening ? outcome.reopening : words.comment}
        error={checkedAt > 0 && isReasonMissing ? outcome.reasonMissing : undefined}
        required={isReopening}
        hint={words.commentHint}
        value={comment}
        onChange={(event) => edit.change({ comment: event.target.value })}
      />
    </FormDialog>
  );
}
