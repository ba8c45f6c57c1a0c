import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { pullMinutes } from '@halyard/contracts/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { SourceDraft } from '../connect/source-draft.ts';
import { type UrlProblem, urlMax } from './pull-draft.ts';

type Props = {
  readonly format: SourceFormat;
  readonly draft: Pick<SourceDraft, 'url' | 'every'>;
  readonly onChange: (part: Partial<SourceDraft>) => void;
  readonly problem: UrlProblem | undefined;
};

/** The URL of a source, and its interval. An interval set by a script stays among the choices. */
export function PullFields({ format, draft, onChange, problem }: Props) {
  const { pull, feed } = useMessages(sourcesWords);
  const hints: Readonly<Partial<Record<SourceFormat, string>>> = feed.urlHints;
  const { form: text } = pull;
  const choices = [...new Set([...pullMinutes, Number(draft.every)])].toSorted((one, other) => one - other);
  return (
    <>
      <TextField
        label={text.url}
        hint={hints[format] ?? text.urlHint}
        error={problem && text[problem]}
        required
        type="url"
        maxLength={urlMax}
        autoComplete="off"
        spellCheck={false}
        value={draft.url}
        onChange={(event) => onChange({ url: event.target.value })}
      />
      <SelectField label={text.every} value={draft.every} onChange={({ target }) => onChange({ every: target.value })}>
        {choices.map((minutes) => (
          <option key={minutes} value={String(minutes)}>
            {pull.every(minutes)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
