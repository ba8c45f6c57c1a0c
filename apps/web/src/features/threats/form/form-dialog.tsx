import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { ChangedSince, type Compared } from '../../../records/edit/changed-since.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner } from '../../../ui/page/failure-banner.tsx';
import styles from '../threats.module.css';
import { checkDraft, type DraftProblems, type ThreatDraft } from './threat-draft.ts';
import { ThreatForm } from './threat-form.tsx';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly draft: ThreatDraft;
  /** Earlier input has been restored. */
  readonly isDraftBack: boolean;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  readonly types: readonly string[];
  /** Adding starts in a field; editing starts with reading. */
  readonly isNew?: boolean;
  /** The severity that the rules assume for a threat without one. */
  readonly assumed?: ThreatSeverity | null;
  /** After an edit conflict: the fields in which the two differ. */
  readonly changed?: readonly Compared[] | null;
  readonly onDraft: (draft: ThreatDraft) => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** The form of a threat in its own window; errors go when their field is edited. */
export function FormDialog(props: Props) {
  const text = useMessages(threatsWords);
  const { timeZone } = usePreferences();
  const formId = useId();
  const [problems, setProblems] = useState<DraftProblems>({});
  const [checkedAt, setCheckedAt] = useState(0);
  const { draft, isSaving, failure, onClose, isNew = false } = props;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);

  function change(part: Partial<ThreatDraft>) {
    props.onDraft({ ...draft, ...part });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))));
  }

  function submit() {
    const found = checkDraft(draft, timeZone);
    setProblems(found);
    if (Object.keys(found).length > 0) return setCheckedAt(checkedAt + 1);
    props.onSave();
  }

  return (
    <Dialog
      title={props.title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {isSaving ? text.saving : props.submitLabel}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <FailureBanner failure={failure} />
        <DraftBanner isBack={props.isDraftBack} onDiscard={props.onDiscard} />
        {props.changed && (
          <ChangedSince
            rows={props.changed}
            isBusy={isSaving}
            onMine={submit}
            onNewer={() => {
              props.onDiscard();
              onClose();
            }}
          />
        )}
        <ThreatForm
          id={formId}
          first={first}
          draft={draft}
          problems={problems}
          checkedAt={checkedAt}
          types={props.types}
          isNew={isNew}
          assumed={props.assumed ?? null}
          onChange={change}
          onSubmit={submit}
        />
      </div>
    </Dialog>
  );
}
