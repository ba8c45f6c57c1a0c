import { isFeedFormat, type SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useAlertQueues } from '../../../records/alert-queues.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../text/loaders/alert-queues.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { minutesMax, minutesMin, nameMax, type SourceDraft } from './source-draft.ts';

type Props = {
  readonly format: SourceFormat;
  readonly draft: SourceDraft;
  readonly onChange: (part: Partial<SourceDraft>) => void;
  readonly problems: readonly (keyof SourceDraft)[];
  /** More fields below the name. */
  readonly children?: ReactNode;
};

/** The fields of a source: its name, what an alert without a severity is, and how long it may be quiet. */
export function SourceFields({ format: kind, draft, onChange, problems, children }: Props) {
  const { form: text, severities } = useMessages(sourcesWords);
  const { queues: queueWords, conditions } = useMessages(alertQueuesWords);
  const queues = useAlertQueues().data ?? [];
  const format = useFormat();
  return (
    <>
      <TextField
        label={text.name}
        error={problems.includes('name') ? text.nameMissing : undefined}
        required
        maxLength={nameMax}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {children}
      {!isFeedFormat(kind) && (
        <SelectField
          label={text.defaultSeverity}
          hint={text.defaultSeverityHint}
          value={draft.defaultSeverity}
          onChange={({ target }) =>
            onChange({ defaultSeverity: threatSeverities.find((one) => one === target.value) ?? draft.defaultSeverity })
          }
        >
          {threatSeverities.map((severity) => (
            <option key={severity} value={severity}>
              {severities[severity]}
            </option>
          ))}
        </SelectField>
      )}
      {!isFeedFormat(kind) && (queues.length > 1 || draft.queue !== '') && (
        <SelectField
          label={queueWords.ofSource}
          hint={queueWords.ofSourceHint}
          value={draft.queue}
          onChange={({ target }) => onChange({ queue: target.value })}
        >
          <option value="">{conditions.anyQueue}</option>
          {queues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={text.silenceLimit}
        hint={text.silenceLimitHint}
        error={
          problems.includes('silenceLimit')
            ? text.silenceLimitWrong(format.number(minutesMin), format.number(minutesMax))
            : undefined
        }
        inputMode="numeric"
        autoComplete="off"
        value={draft.silenceLimit}
        onChange={(event) => onChange({ silenceLimit: event.target.value })}
      />
    </>
  );
}
