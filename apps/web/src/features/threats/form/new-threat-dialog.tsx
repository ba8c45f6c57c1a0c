import { useContext, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { ClockContext } from '../../../preferences/clock.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { failureOf } from '../../../ui/page/failure-banner.tsx';
import { FormDialog } from './form-dialog.tsx';
import { newDraft } from './threat-draft.ts';
import { useAddThreat } from './use-save-threat.ts';

type Props = {
  readonly types: readonly string[];
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
};

/** Adds a threat; input is restored when the dialog is opened again. */
export function NewThreatDialog({ types, onAdded, onClose }: Props) {
  const { form: text } = useMessages(threatsWords);
  const describeFailure = useDescribeError();
  const { timeZone } = usePreferences();
  const clock = useContext(ClockContext);
  const [empty] = useState(() => newDraft(timeZone, clock()));
  const { draft, write, drop, isBack } = useDraft('threat new', empty);
  const addition = useAddThreat();
  const failed = useMutationFailure(addition);

  async function save() {
    try {
      const { threat } = await addition.mutateAsync(draft);
      drop();
      onAdded(threat.id);
    } catch {
      // The dialog stays open with the reason.
    }
  }

  return (
    <FormDialog
      isNew
      title={text.newTitle}
      submitLabel={text.add}
      draft={draft}
      isDraftBack={isBack}
      isSaving={addition.isPending}
      failure={failed && failureOf(failed, describeFailure(failed, text.failed))}
      types={types}
      onDraft={write}
      onDiscard={drop}
      onSave={() => void save()}
      onClose={onClose}
    />
  );
}
