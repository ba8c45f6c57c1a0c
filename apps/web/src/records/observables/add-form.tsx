import {
  type ObservableRole,
  type ObservableType,
  observableRoles,
  observableTypes,
} from '@halyard/contracts/inflow/observable-types.ts';
import { type AddedObservables, observableTextMax } from '@halyard/contracts/inflow/observables.ts';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { indicatorsWords } from '../../text/loaders/indicators.ts';
import { observablesWords } from '../../text/loaders/observables.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { type Failure, FailureBanner, failureOf } from '../../ui/page/failure-banner.tsx';
import { DiscardButton } from '../drafts/discard-question.tsx';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { type ObservedObject, useObjectChanges } from './observable-queries.ts';
import styles from './observables.module.css';
import { PreviewText } from './preview-text.tsx';

type Draft = {
  readonly text: string;
  readonly type: ObservableType | '';
  readonly role: ObservableRole;
  readonly tlp: Tlp | '';
};
const empty: Draft = { text: '', type: '', role: 'related', tlp: '' };

type Props = {
  readonly object: ObservedObject;
  /** Hears the outcome of it, once something was sent. */
  readonly onAdded: (outcome: AddedObservables) => void;
  readonly onClose: () => void;
};

export const addDraftOf = ({ objectType, objectId }: ObservedObject) => `observables add-${objectType}-${objectId}`;

/** One field for many observables, defanged or not, or a whole text. */
export function AddForm({ object, onAdded, onClose }: Props) {
  const words = useMessages(observablesWords);
  const { add: text, types, roles } = words;
  const { adding } = useMessages(indicatorsWords);
  const describeError = useDescribeError();
  const changes = useObjectChanges(object);
  const { draft, write, drop, isBack } = useDraft(addDraftOf(object), empty);
  const [checkedAt, setCheckedAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();
  const isMissing = draft.text.trim() === '';

  async function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    setBusy(true);
    try {
      const { type, role, tlp } = draft;
      const outcome = await changes.add({
        text: draft.text.trim(),
        role,
        ...(type !== '' && { type }),
        ...(tlp !== '' && { tlp }),
      });
      drop();
      changes.readAgain();
      onAdded(outcome);
    } catch (error) {
      setFailure(failureOf(error, describeError(error, words.failures.add)));
    } finally {
      setBusy(false);
    }
  }

  function leave() {
    drop();
    onClose();
  }

  return (
    <Form aria-label={text.title} className={styles.form} checkedAt={checkedAt} onSubmit={() => void submit()}>
      <DraftBanner isBack={isBack} onDiscard={drop} />
      <FailureBanner failure={failure} />
      <TextAreaField
        label={text.text}
        hint={text.hint}
        error={checkedAt > 0 && isMissing ? text.missing : undefined}
        required
        autoFocus
        maxLength={observableTextMax}
        spellCheck={false}
        className={styles.typed}
        value={draft.text}
        onChange={({ target }) => write({ ...draft, text: target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={text.type}
          value={draft.type}
          onChange={({ target }) => write({ ...draft, type: target.value as Draft['type'] })}
        >
          <option value="">{text.anyType}</option>
          {observableTypes.map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text.role}
          value={draft.role}
          onChange={({ target }) => write({ ...draft, role: target.value as ObservableRole })}
        >
          {observableRoles.map((role) => (
            <option key={role} value={role}>
              {roles[role]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={adding.tlp}
          value={draft.tlp}
          onChange={({ target }) => write({ ...draft, tlp: target.value as Draft['tlp'] })}
        >
          <option value="">{adding.unmarked}</option>
          {tlpLevels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </SelectField>
      </div>
      <PreviewText object={object} text={draft.text.trim()} type={draft.type === '' ? undefined : draft.type} />
      <div className={styles.buttons}>
        <Button size="small" variant="primary" type="submit" busy={isBusy}>
          {text.submit}
        </Button>
        <DiscardButton size="small" isTyped={!isMissing} onDiscard={leave}>
          {words.cancel}
        </DiscardButton>
      </div>
    </Form>
  );
}
