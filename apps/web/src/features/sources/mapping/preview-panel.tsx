import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { type PreviewOf, useDeliveries, usePreview } from '../source-queries.ts';
import styles from './mapping.module.css';
import { PreviewResult } from './preview-result.tsx';
import { useRested } from './use-rested.ts';

const restMs = 400;
const sampleMax = 500_000;

type On = 'newest' | 'chosen' | 'pasted';

type Props = {
  readonly source: Source;
  /** As it is being written; null: the shipped one. */
  readonly mapping: string | null;
  /** The delivery that the address names. */
  readonly delivery: number | undefined;
};

/** Tests a mapping while editing: on the newest delivery, on the one that the user came from, or on a pasted text. */
export function PreviewPanel({ source, mapping, delivery }: Props) {
  const text = useMessages(sourcesWords);
  const { preview: words } = text;
  const describeError = useDescribeError();
  const newest = useDeliveries(source.id, 'all').data?.deliveries[0]?.id;
  const [chosen, setChosen] = useState<On>(delivery === undefined ? 'newest' : 'chosen');
  const [sample, setSample] = useState('');
  const on = chosen === 'chosen' && delivery === undefined ? 'newest' : chosen;
  const kept = on === 'chosen' ? delivery : newest;

  const wanted = ((): PreviewOf | null => {
    const { format } = source;
    if (isFeedFormat(format)) return null;
    if (on === 'pasted') return sample.trim() === '' ? null : { format, mapping, on: { sample } };
    return kept === undefined ? null : { format, mapping, on: { delivery: kept } };
  })();
  const rested = useRested(wanted, restMs);
  const preview = usePreview(wanted === null ? null : rested);
  const isOld = preview.isFetching || JSON.stringify(rested) !== JSON.stringify(wanted);

  return (
    <section aria-label={words.title} className={styles.preview}>
      <h3>{words.title}</h3>
      <SelectField label={words.on} value={on} onChange={({ target }) => setChosen(target.value as On)}>
        {delivery !== undefined && <option value="chosen">{words.chosen(String(delivery))}</option>}
        <option value="newest">{words.newest}</option>
        <option value="pasted">{words.pasted}</option>
      </SelectField>
      {on === 'pasted' && (
        <TextAreaField
          label={words.sample}
          hint={words.sampleHint}
          className={styles.code}
          rows={5}
          maxLength={sampleMax}
          spellCheck={false}
          value={sample}
          onChange={(event) => setSample(event.target.value)}
        />
      )}
      {wanted === null && on !== 'pasted' && <p className={styles.quiet}>{words.noDelivery}</p>}
      {wanted !== null && (
        <div className={styles.result} aria-busy={isOld || undefined}>
          {preview.isPending && <p className={styles.quiet}>{words.running}</p>}
          {preview.isError && (
            <Banner error={preview.error} tone="error">
              {describeError(preview.error, text.failures.preview)}
            </Banner>
          )}
          {preview.data && !preview.isError && (
            <PreviewResult preview={preview.data} assumed={source.defaultSeverity} />
          )}
        </div>
      )}
    </section>
  );
}
