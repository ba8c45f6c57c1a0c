import { roles } from '@halyard/contracts/accounts/roles.ts';
import { type TaxiiCollection, taxiiCeilings, taxiiWriters } from '@halyard/contracts/inflow/taxii.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { taxiiWords } from '../../text/loaders/taxii.ts';
import { CheckboxSet } from '../../ui/form/checkbox-set.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { DraftDialog, useDraftForm } from '../drafts/draft-dialog.tsx';
import { useOfferUndo } from '../use-offer-undo.ts';
import styles from './taxii.module.css';
import { type CollectionDraft, useTaxiiChanges } from './taxii-queries.ts';

type Props = {
  /** The view to publish, or the published one. */
  readonly of:
    | { readonly view: { readonly id: string; readonly name: string } }
    | { readonly collection: TaxiiCollection };
  readonly onClose: () => void;
};

function draftOf(of: Props['of']): CollectionDraft {
  if ('view' in of)
    return { title: of.view.name, description: '', readers: [...roles], writers: [], ceiling: 'TLP:AMBER' };
  const { title, description, readers, writers, ceiling } = of.collection;
  return { title, description, readers, writers, ceiling: taxiiCeilings.find((one) => one === ceiling) ?? 'TLP:CLEAR' };
}

/** Publishes a view as a TAXII collection, or changes how it is published. */
export function CollectionDialog({ of, onClose }: Props) {
  const text = useMessages(taxiiWords);
  const offerUndo = useOfferUndo();
  const changes = useTaxiiChanges();
  const name = 'view' in of ? of.view.id : of.collection.id;
  const form = useDraftForm(`taxii ${name}`, draftOf(of));
  const { draft, change } = form;
  const view = 'view' in of ? of.view : of.collection.view;
  const isMissing = draft.title.trim() === '';

  async function send() {
    const { collection, changeId } =
      'view' in of ? await changes.publish(of.view.id, draft) : await changes.update(of.collection, draft);
    offerUndo('view' in of ? text.published(collection.title) : text.saved(collection.title), changeId);
  }

  return (
    <DraftDialog
      form={form}
      title={'view' in of ? text.publish : text.editTitle}
      words={text}
      submitLabel={'view' in of ? text.submit : text.save}
      isComplete={!isMissing}
      send={send}
      failed={text.failures.save}
      onClose={onClose}
    >
      <p className={styles.quiet}>{view ? text.about(view.name) : text.noView}</p>
      <TextField
        label={text.name}
        value={draft.title}
        maxLength={120}
        required
        error={form.checkedAt > 0 && isMissing ? text.nameMissing : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        label={text.description}
        value={draft.description}
        maxLength={1_000}
        onChange={({ target }) => change({ description: target.value })}
      />
      <CheckboxSet
        legend={text.readersHint}
        words={text.roles}
        offered={roles}
        chosen={draft.readers}
        onChange={(readers) => change({ readers })}
      />
      <CheckboxSet
        legend={text.writersHint}
        words={text.roles}
        offered={taxiiWriters}
        chosen={draft.writers}
        onChange={(writers) => change({ writers })}
      />
      <SelectField
        label={text.ceiling}
        hint={text.ceilingHint}
        value={draft.ceiling}
        onChange={({ target }) =>
          change({ ceiling: taxiiCeilings.find((one) => one === target.value) ?? draft.ceiling })
        }
      >
        {taxiiCeilings.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </SelectField>
    </DraftDialog>
  );
}
