import type { ImportPreview, PreviewDecisions } from '@halyard/contracts/intelligence/import-preview.ts';
import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { recordsWords } from '../../../text/loaders/records.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import decide from './decide.module.css';
import type { Deciding } from './deciding.ts';
import { EffectList } from './effect-list.tsx';
import { LabelList } from './label-list.tsx';
import styles from './preview.module.css';
import { useDecide } from './preview-queries.ts';
import { SeverityChoice } from './severity-choice.tsx';

/** STIX 2.1, appendix A: the scale of low, medium and high. */
const confidences = [
  ['Low', 15],
  ['Medium', 50],
  ['High', 85],
] as const;

const tlpOf = (value: string): Tlp | null => tlpLevels.find((level) => level === value) ?? null;

function Markings({ preview: { missing, decisions }, decide: save }: Deciding) {
  const { decide: text } = useMessages(importPreviewWords);
  const { number } = useFormat();
  return (
    <div className={decide.pair}>
      <SelectField
        label={text.without(missing.tlp, number(missing.tlp))}
        value={decisions.tlp ?? ''}
        onChange={(event) => save({ tlp: tlpOf(event.target.value) })}
      >
        <option value="">{text.keepWithout}</option>
        {tlpLevels.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </SelectField>
      <SelectField
        label={text.marked(missing.marked, number(missing.marked))}
        value={decisions.raiseTlpTo ?? ''}
        onChange={(event) => save({ raiseTlpTo: tlpOf(event.target.value) })}
      >
        <option value="">{text.keep}</option>
        {tlpLevels.map((level) => (
          <option key={level} value={level}>
            {text.raise(level)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The confidence of records without one; it is marked as assumed. */
function Confidence({ preview: { missing, decisions }, decide: save }: Deciding) {
  const { decide: text } = useMessages(importPreviewWords);
  const { severities } = useMessages(recordsWords);
  const { number } = useFormat();
  return (
    <SelectField
      label={text.withoutConfidence(number(missing.confidence))}
      value={decisions.confidence ?? ''}
      disabled={missing.confidence === 0}
      onChange={({ target }) => save({ confidence: target.value === '' ? null : Number(target.value) })}
    >
      <option value="">{text.keepWithout}</option>
      {confidences.map(([word, confidence]) => (
        <option key={word} value={confidence}>
          {severities[word]} ({number(confidence)})
        </option>
      ))}
    </SelectField>
  );
}

/** Values that are written if the file states none, and the effects of publishing. */
export function DecidePanel({ preview }: { readonly preview: ImportPreview }) {
  const { decide: text } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const describeError = useDescribeError();
  const toasts = useToasts();
  const deciding = useDecide(preview.import.id);
  const { missing, decisions } = preview;

  async function save(change: Partial<PreviewDecisions>) {
    const { severity, confidence, tlp, raiseTlpTo, labels } = decisions;
    try {
      await deciding.mutateAsync({ severity, confidence, tlp, raiseTlpTo, labels, ...change });
    } catch (error) {
      toasts.show('error', describeError(error, text.saveFailed), { error });
    }
  }
  const props = { preview, decide: (change: Partial<PreviewDecisions>) => void save(change) };
  return (
    <Panel title={text.title} className={styles.panel} data-part="decide">
      <div className={styles.scroll}>
        <fieldset className={decide.part}>
          <legend className={decide.title}>{text.severity}</legend>
          <p className={decide.about}>{text.notSetOn(missing.severity, number(missing.severity))}</p>
          <SeverityChoice {...props} />
          <Confidence {...props} />
        </fieldset>
        <fieldset className={decide.part}>
          <legend className={decide.title}>{text.marking}</legend>
          <Markings {...props} />
          <LabelList {...props} />
        </fieldset>
        <EffectList preview={preview} />
      </div>
    </Panel>
  );
}
