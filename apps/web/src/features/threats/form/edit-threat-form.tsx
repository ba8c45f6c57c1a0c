import type { Threat } from '@halyard/contracts/threats.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/threats-words.ts';
import { FormDialog } from './form-dialog.tsx';
import { MergePanel } from './merge-panel.tsx';
import { draftOf } from './threat-draft.ts';
import { useThreatEdit } from './use-threat-edit.ts';

type Props = { readonly threat: Threat; readonly types: readonly string[]; readonly onClose: () => void };

/** Edits a threat. Where someone else was quicker, both versions are shown and the person decides. */
export function EditThreatForm({ threat, types, onClose }: Props) {
  const { form: text, merge, save } = useMessages(threatsWords);
  const { timeZone } = usePreferences();
  const edit = useThreatEdit(threat, onClose);
  return (
    <FormDialog
      title={text.editTitle(edit.began.name)}
      submitLabel={edit.newer ? merge.saveMine : save}
      draft={edit.draft}
      isDraftBack={edit.isDraftBack}
      isSaving={edit.isBusy}
      failure={edit.failure}
      types={types}
      above={
        edit.newer && (
          <MergePanel mine={edit.draft} newer={draftOf(edit.newer, timeZone)} onTakeNewer={edit.takeNewer} />
        )
      }
      onDraft={edit.write}
      onDiscard={edit.discard}
      onSave={() => void edit.save()}
      onClose={onClose}
    />
  );
}
