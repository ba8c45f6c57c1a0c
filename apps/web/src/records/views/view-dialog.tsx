import { type SavedView, viewNameMax } from '@halyard/contracts/work/views.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { viewsWords } from '../../text/loaders/views.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner } from '../../ui/page/failure-banner.tsx';
import { DiscardButton } from '../drafts/discard-question.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useRights } from '../use-rights.ts';
import type { SavedViewsState } from './use-saved-views.ts';

type Props = {
  /** Null for a new one. */
  readonly view: SavedView | null;
  /** Identifies drafts of new views. */
  readonly list: string;
  readonly query: string;
  readonly onSave: SavedViewsState['save'];
  readonly onClose: () => void;
};

/** Name and sharing of a view. */
export function ViewDialog({ view, list, query, onSave, onClose }: Props) {
  const text = useMessages(viewsWords);
  const describeError = useDescribeError();
  const { may } = useRights();
  const formId = useId();
  const before = { name: view?.name ?? '', shared: view?.shared ?? false };
  const { draft, write, drop } = useDraft(`view ${view?.id ?? list}`, before);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const name = draft.name.trim();

  function leave() {
    drop();
    onClose();
  }

  async function submit() {
    if (name === '') return setCheckedAt(checkedAt + 1);
    setBusy(true);
    try {
      // The query of an old view is changed by Update view, not with its name.
      await onSave(view, { name, shared: draft.shared, query: view?.query ?? query });
      leave();
    } catch (error) {
      setFailure({ words: describeError(error, text.failures.save), error });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={view ? text.editTitle : text.save}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={draft.name !== before.name || draft.shared !== before.shared} onDiscard={leave}>
            {text.cancel}
          </DiscardButton>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {text.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <FailureBanner failure={failure} />
        <TextField
          label={text.name}
          value={draft.name}
          maxLength={viewNameMax}
          error={checkedAt > 0 && name === '' ? text.nameMissing : undefined}
          onChange={({ target }) => write({ ...draft, name: target.value })}
        />
        {(may('views', 'share') || before.shared) && (
          <Checkbox
            label={text.share}
            checked={draft.shared}
            onChange={({ target }) => write({ ...draft, shared: target.checked })}
          />
        )}
      </Form>
    </Dialog>
  );
}
