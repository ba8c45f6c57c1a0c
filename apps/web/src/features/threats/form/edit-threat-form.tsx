import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { differing } from '../../../records/edit/merge-values.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { FormDialog } from './form-dialog.tsx';
import type { DraftField, ThreatDraft } from './threat-draft.ts';
import { useThreatEdit } from './use-threat-edit.ts';

type Props = { readonly threat: Threat; readonly types: readonly string[]; readonly onClose: () => void };

/** Edits a threat. On an edit conflict, both versions are shown and the user decides. */
export function EditThreatForm({ threat, types, onClose }: Props) {
  const text = useMessages(threatsWords);
  const edit = useThreatEdit(threat, onClose);
  const { theirs } = edit;
  const says = (draft: ThreatDraft, field: DraftField) => {
    if (field === 'severity') return text.severities[draft.severity || 'none'];
    if (field === 'status') return text.statuses[draft.status];
    return field === 'timestamp' ? draft.timestamp.replace('T', ' ') : draft[field].trim();
  };
  return (
    <FormDialog
      title={text.form.editTitle(edit.seen.name)}
      submitLabel={text.save}
      draft={edit.values}
      isDraftBack={edit.isDraftBack}
      isSaving={edit.isBusy}
      failure={edit.failure}
      types={types}
      assumed={edit.seen.severityAssumed ? edit.seen.severity : null}
      changed={
        theirs &&
        differing(edit.values, theirs).map((field) => ({
          field: text.fieldName(field),
          mine: says(edit.values, field),
          newer: says(theirs, field),
        }))
      }
      onDraft={edit.change}
      onDiscard={edit.drop}
      onSave={() => void edit.save()}
      onClose={onClose}
    />
  );
}
