import type { AlertRule } from '@halyard/contracts/alerts.ts';
import { nameMax } from '@halyard/contracts/intelligence.ts';
import { threatSeverities } from '@halyard/contracts/threats.ts';
import { useId, useState } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/security-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { type RuleBody, useAlertChanges } from '../alert-queries.ts';
import { CancelButton } from '../cancel-button.tsx';
import { ChangedSince } from '../changed-since.tsx';
import { useVersionedSave } from '../use-versioned-save.ts';
import styles from './alerts.module.css';
import { describeRule } from './describe-rule.ts';
import { bodyOfRule, checkRule, draftOfRule, emptyRule, type RuleDraft } from './rule-draft.ts';

type Props = {
  /** Absent for a new one. */
  readonly rule?: AlertRule;
  readonly onClose: () => void;
};

const unsaved: AlertRule = { ...emptyRule, id: '', version: 0, sample: false };

/** Writes a rule: every condition that is set must hold. */
export function RuleDialog({ rule, onClose }: Props) {
  const text = useMessages(securityWords);
  const { rules: words } = text;
  const formId = useId();
  const changes = useAlertChanges();
  const toasts = useToasts();
  const [checkedAt, setCheckedAt] = useState(0);
  const seen = rule ?? unsaved;
  // With the record it began from: who comes back to a draft must not overwrite what others wrote meanwhile.
  const { draft, write, drop, isBack } = useDraft(`security rule-${seen.id}`, {
    seen,
    values: draftOfRule(bodyOfRule(seen)),
  });
  const { values } = draft;
  const checked = checkRule(values);
  const problems = checkedAt > 0 && 'problems' in checked ? checked.problems : [];
  const saving = useVersionedSave<AlertRule, RuleBody>({
    seen: draft.seen,
    readNewer: () => changes.readNewerRule(seen.id),
    async send(body, version) {
      const saved = await (rule ? changes.editRule(rule.id, body, version) : changes.addRule(body));
      leave();
      toasts.show('success', rule ? words.saved(saved.name) : words.added(saved.name));
    },
  });
  const change = (next: Partial<RuleDraft>) => write({ ...draft, values: { ...values, ...next } });

  function leave() {
    drop();
    onClose();
  }

  function submit() {
    if ('problems' in checked) return setCheckedAt(checkedAt + 1);
    void saving.save(checked.body);
  }

  const describe = (one: AlertRule) => [one.name, ...describeRule(one, text)].join('; ');
  const texts = [
    { name: 'types', label: words.types, hint: words.listHint },
    { name: 'sources', label: words.sources, hint: words.listHint },
    { name: 'words', label: words.words, hint: words.wordsHint },
  ] as const;
  return (
    <Dialog
      title={rule ? words.editTitle(rule.name) : words.addTitle}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <CancelButton typed={values} from={draftOfRule(bodyOfRule(draft.seen))} onDiscard={leave} />
          <Button variant="primary" type="submit" form={formId} busy={saving.isBusy}>
            {text.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} checkedAt={checkedAt}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={saving.failure} />
        {saving.newer && (
          <ChangedSince
            rows={
              'body' in checked
                ? [
                    {
                      field: words.title,
                      mine: describe({ ...saving.newer, ...checked.body }),
                      newer: describe(saving.newer),
                    },
                  ]
                : []
            }
            isBusy={saving.isBusy}
            onMine={submit}
            onNewer={leave}
          />
        )}
        <TextField
          label={words.name}
          error={problems.includes('name') ? words.nameMissing : undefined}
          required
          maxLength={nameMax}
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <p className={layout.quiet}>{words.all}</p>
        <fieldset className={styles.choices}>
          <legend>{words.severities}</legend>
          {threatSeverities.map((severity) => (
            <Checkbox
              key={severity}
              label={text.severities[severity]}
              checked={values.severities.includes(severity)}
              onChange={(event) =>
                change({
                  severities: threatSeverities.filter((one) =>
                    one === severity ? event.target.checked : values.severities.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        {texts.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            autoComplete="off"
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <TextField
          label={words.least}
          hint={words.leastHint}
          error={problems.includes('leastConfidence') ? words.leastWrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={values.leastConfidence}
          onChange={(event) => change({ leastConfidence: event.target.value })}
        />
        <Checkbox
          label={words.on}
          checked={values.enabled}
          onChange={(event) => change({ enabled: event.target.checked })}
        />
      </Form>
    </Dialog>
  );
}
