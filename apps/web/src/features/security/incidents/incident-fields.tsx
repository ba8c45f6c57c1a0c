import { descriptionMax, nameMax, sourceMax, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { incidentSeverities, targetHours } from '@halyard/contracts/operations/incidents.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import styles from '../security.module.css';
import type { DraftName, IncidentDraft } from './incident-draft.ts';

type Props = {
  readonly draft: IncidentDraft;
  readonly onChange: (draft: IncidentDraft) => void;
  /** Fields that have to be filled and are not. */
  readonly missing: readonly DraftName[];
};

/** The form values of an incident. */
export function IncidentFields({ draft, onChange, missing }: Props) {
  const text = useMessages(securityWords);
  const format = useFormat();
  const { form: words } = text;
  const change = (next: Partial<IncidentDraft>) => onChange({ ...draft, ...next });
  return (
    <>
      <TextField
        label={words.title}
        error={missing.includes('title') ? words.titleMissing : undefined}
        required
        maxLength={nameMax}
        autoComplete="off"
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={words.severity}
          value={draft.severity}
          onChange={(event) => {
            const severity = incidentSeverities.find((one) => one === event.target.value);
            if (severity) change({ severity });
          }}
        >
          {incidentSeverities.map((severity) => (
            <option key={severity} value={severity}>
              {words.targets(text.severities[severity], format.number(targetHours[severity]))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.tlp}
          value={draft.tlp}
          onChange={(event) => change({ tlp: tlpLevels.find((one) => one === event.target.value) ?? '' })}
        >
          <option value="">{text.notStated}</option>
          {tlpLevels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={words.source}
        hint={words.sourceHint}
        error={missing.includes('source') ? words.sourceMissing : undefined}
        required
        maxLength={sourceMax}
        autoComplete="off"
        value={draft.source}
        onChange={(event) => change({ source: event.target.value })}
      />
      <TextAreaField
        label={words.description}
        maxLength={descriptionMax}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TextField
        label={words.confidence}
        hint={words.confidenceHint}
        error={missing.includes('confidence') ? words.confidenceWrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={draft.confidence}
        onChange={(event) => change({ confidence: event.target.value })}
      />
      <TextField
        label={words.labels}
        hint={words.labelsHint}
        autoComplete="off"
        value={draft.labels}
        onChange={(event) => change({ labels: event.target.value })}
      />
    </>
  );
}
