import {
  reasonMax,
  type Threat,
  type ThreatSeverity,
  threatSeverities,
  type Verdict,
  verdicts,
} from '@halyard/contracts/intelligence/threats.ts';
import { useId, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner } from '../../../ui/page/failure-banner.tsx';
import styles from '../threats.module.css';
import type { ThreatChange } from './use-threat-changes.ts';

const noVerdict = 'none';
const noSeverity = 'none';
const unchanged = '';

type Draft = {
  readonly verdict: Verdict | typeof noVerdict | typeof unchanged;
  readonly severity: ThreatSeverity | typeof noSeverity | typeof unchanged;
  readonly reason: string;
};

const empty: Draft = { verdict: unchanged, severity: unchanged, reason: '' };

/** The request of the draft; undefined if nothing has been selected. */
function toChange({ verdict, severity, reason }: Draft): ThreatChange | undefined {
  if (verdict === unchanged && severity === unchanged) return undefined;
  return {
    ...(verdict !== unchanged && { verdict: verdict === noVerdict ? null : verdict }),
    ...(severity !== unchanged && { severity: severity === noSeverity ? null : severity }),
    reason: reason.trim(),
  };
}

type Props = {
  readonly threats: readonly Threat[];
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** Resolves with whether it was done. */
  readonly onChange: (change: ThreatChange) => Promise<boolean>;
  readonly onClose: () => void;
};

/** The verdict on the threats after triage, and the reason. */
export function TriageDialog({ threats, isBusy, failure, onChange, onClose }: Props) {
  const text = useMessages(threatsWords);
  const { triage: words } = text;
  const format = useFormat();
  const formId = useId();
  const { draft, write, drop, isBack } = useDraft(`threats triage ${threats.map(({ id }) => id).join()}`, empty);
  const [checkedAt, setCheckedAt] = useState(0);
  const isReasonMissing = checkedAt > 0 && draft.reason.trim() === '';
  const isNothingChosen = checkedAt > 0 && toChange(draft) === undefined;

  async function submit() {
    const change = toChange(draft);
    if (change === undefined || draft.reason.trim() === '') return setCheckedAt(checkedAt + 1);
    if (!(await onChange(change))) return;
    drop();
    onClose();
  }

  return (
    <Dialog
      title={words.title(threats.length, format.number(threats.length))}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {isBusy ? text.saving : words.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={failure} />
        <div className={styles.pair}>
          <SelectField
            label={words.verdict}
            value={draft.verdict}
            error={isNothingChosen ? words.nothingChosen : undefined}
            onChange={(event) => write({ ...draft, verdict: event.target.value as Draft['verdict'] })}
          >
            <option value={unchanged}>{words.keepSeverity}</option>
            {verdicts.map((verdict) => (
              <option key={verdict} value={verdict}>
                {text.verdicts[verdict]}
              </option>
            ))}
            <option value={noVerdict}>{words.noVerdict}</option>
          </SelectField>
          <SelectField
            label={words.severity}
            value={draft.severity}
            onChange={(event) => write({ ...draft, severity: event.target.value as Draft['severity'] })}
          >
            <option value={unchanged}>{words.keepSeverity}</option>
            {threatSeverities.map((severity) => (
              <option key={severity} value={severity}>
                {text.severities[severity]}
              </option>
            ))}
            <option value={noSeverity}>{text.severities.none}</option>
          </SelectField>
        </div>
        <TextAreaField
          label={words.reason}
          hint={words.reasonHint}
          error={isReasonMissing ? words.reasonMissing : undefined}
          value={draft.reason}
          maxLength={reasonMax}
          rows={4}
          onChange={(event) => write({ ...draft, reason: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}
