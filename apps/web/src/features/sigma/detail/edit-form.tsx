import { type SigmaProblemAt, type SigmaRuleDetail, sigmaTextMax } from '@halyard/contracts/inflow/sigma.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { ChangedSince } from '../../../records/edit/changed-since.tsx';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { useSigmaChanges } from '../sigma-queries.ts';
import { useDescribeProblem } from '../use-describe-problem.ts';
import styles from './detail.module.css';

type Props = { readonly detail: SigmaRuleDetail; readonly onSaved: () => void };

/** The error of an invalid rule text; cleared with the next letter. */
type Found = { readonly text: string; readonly problem: SigmaProblemAt };

/** The text of a rule as it is written. What is not a rule is not saved, and says where. */
export function EditForm({ detail, onSaved }: Props) {
  const text = useMessages(sigmaWords);
  const { edit: words } = text;
  const format = useFormat();
  const offerUndo = useOfferUndo();
  const describe = useDescribeProblem();
  const { update, check, readNewer } = useSigmaChanges();
  const [found, setFound] = useState<Found | null>(null);
  const [checkedAt, setCheckedAt] = useState(0);
  const edit = useRecordEdit({
    name: `sigma rule-${detail.rule.id}`,
    record: detail,
    valuesOf: (record: SigmaRuleDetail) => ({ text: record.text }),
    send: ({ text: typed }, { rule }) => update.mutateAsync({ id: rule.id, text: typed, version: rule.version }),
    readNewer: ({ rule }) => readNewer(rule.id),
    onSaved(reply) {
      offerUndo(words.saved(reply.rule.rule.title), reply.changeId);
      onSaved();
    },
    failed: text.failures.save,
  });
  const typed = edit.values.text;
  const problem = found?.text === typed ? found.problem : null;
  const theirs = edit.newer?.text;

  /** An invalid rule is not sent; if it cannot be checked, saving reports the error. */
  async function submit() {
    const { problem: wrong } = await check(typed).catch(() => ({ problem: null }));
    setFound(wrong && { text: typed, problem: wrong });
    if (wrong) setCheckedAt(checkedAt + 1);
    else await edit.save();
  }

  function discard() {
    edit.drop();
    onSaved();
  }

  return (
    <Form aria-label={words.label} checkedAt={checkedAt} onSubmit={() => void submit()}>
      <DraftBanner isBack={edit.isDraftBack} onDiscard={edit.drop} />
      <FailureBanner failure={edit.failure} />
      {theirs !== undefined && (
        <ChangedSince
          rows={theirs === typed ? [] : [{ field: words.field, mine: typed, newer: theirs }]}
          isBusy={edit.isBusy}
          onMine={() => void submit()}
          onNewer={discard}
        />
      )}
      <TextAreaField
        label={words.text}
        error={
          problem
            ? problem.line === null
              ? describe(problem)
              : words.line(format.number(problem.line), describe(problem))
            : undefined
        }
        className={styles.editor}
        rows={24}
        maxLength={sigmaTextMax}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={(event) => edit.change({ text: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={edit.isBusy} disabled={!edit.isTyped || typed.trim() === ''}>
          {words.save}
        </Button>
        {edit.isTyped && (
          <DiscardButton variant="quiet" isTyped onDiscard={discard}>
            {words.discard}
          </DiscardButton>
        )}
      </div>
    </Form>
  );
}
