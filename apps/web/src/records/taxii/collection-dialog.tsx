import { roles } from '@halyard/contracts/accounts/roles.ts';
import { type TaxiiCollection, taxiiCeilings, taxiiWriters } from '@halyard/contracts/inflow/taxii.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { taxiiWords } from '../../text/loaders/taxii.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner, failureOf } from '../../ui/page/failure-banner.tsx';
import { DiscardButton } from '../drafts/discard-question.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useOfferUndo } from '../use-offer-undo.ts';
import styles from './taxii.module.css';
import { type CollectionDraft, useTaxiiChanges } from './taxii-queries.ts';

type Props = {
  /** What is published, or is already. */
  readonly of:
    | { readonly view: { readonly id: string; readonly name: string } }
    | { readonly collection: TaxiiCollection };
  readonly onClose: () => void;
};

type RolesProps<Role extends string> = {
  readonly label: string;
  readonly choices: readonly Role[];
  readonly chosen: readonly Role[];
  readonly onChange: (chosen: Role[]) => void;
};

function RoleChoice<Role extends keyof ReturnType<typeof useRoleWords>>({
  label,
  choices,
  chosen,
  onChange,
}: RolesProps<Role>) {
  const words = useRoleWords();
  return (
    <fieldset className={styles.roles}>
      <legend>{label}</legend>
      {choices.map((role) => (
        <Checkbox
          key={role}
          label={words[role]}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(choices.filter((one) => (one === role ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

const useRoleWords = () => useMessages(taxiiWords).roles;

function draftOf(of: Props['of']): CollectionDraft {
  if ('view' in of)
    return { title: of.view.name, description: '', readers: [...roles], writers: [], ceiling: 'TLP:AMBER' };
  const { title, description, readers, writers, ceiling } = of.collection;
  return { title, description, readers, writers, ceiling: taxiiCeilings.find((one) => one === ceiling) ?? 'TLP:CLEAR' };
}

/** Publishes a view as a TAXII collection, or changes how it is published. */
export function CollectionDialog({ of, onClose }: Props) {
  const text = useMessages(taxiiWords);
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const changes = useTaxiiChanges();
  const formId = useId();
  const before = draftOf(of);
  const { draft, write, drop } = useDraft(`taxii ${'view' in of ? of.view.id : of.collection.id}`, before);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const view = 'view' in of ? of.view : of.collection.view;
  const isMissing = draft.title.trim() === '';

  function leave() {
    drop();
    onClose();
  }

  async function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    setBusy(true);
    try {
      const { collection, changeId } =
        'view' in of ? await changes.publish(of.view.id, draft) : await changes.update(of.collection, draft);
      leave();
      offerUndo('view' in of ? text.published(collection.title) : text.saved(collection.title), changeId);
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) setFailure(failureOf(error, describeError(error, text.failures.save)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={'view' in of ? text.publish : text.editTitle}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={JSON.stringify(draft) !== JSON.stringify(before)} onDiscard={leave}>
            {text.cancel}
          </DiscardButton>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {'view' in of ? text.submit : text.save}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <FailureBanner failure={failure} />
        <p className={styles.quiet}>{view ? text.about(view.name) : text.noView}</p>
        <TextField
          label={text.name}
          value={draft.title}
          maxLength={120}
          required
          error={checkedAt > 0 && isMissing ? text.nameMissing : undefined}
          onChange={({ target }) => write({ ...draft, title: target.value })}
        />
        <TextAreaField
          label={text.description}
          value={draft.description}
          maxLength={1_000}
          onChange={({ target }) => write({ ...draft, description: target.value })}
        />
        <RoleChoice
          label={text.readersHint}
          choices={roles}
          chosen={draft.readers}
          onChange={(readers) => write({ ...draft, readers })}
        />
        <RoleChoice
          label={text.writersHint}
          choices={taxiiWriters}
          chosen={draft.writers}
          onChange={(writers) => write({ ...draft, writers })}
        />
        <SelectField
          label={text.ceiling}
          hint={text.ceilingHint}
          value={draft.ceiling}
          onChange={({ target }) =>
            write({ ...draft, ceiling: taxiiCeilings.find((one) => one === target.value) ?? draft.ceiling })
          }
        >
          {taxiiCeilings.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
      </Form>
    </Dialog>
  );
}
