import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useSavedEdition } from '../detail/use-saved-edition.ts';
import styles from './mapping.module.css';
import { MappingForm } from './mapping-form.tsx';

type Props = {
  readonly source: Source;
  /** Undefined until the formats have arrived. */
  readonly shipped: FormatInfo | undefined;
  readonly delivery: number | undefined;
  readonly mayEdit: boolean;
};

/** How the deliveries of a source become alerts: the built-in mapping, or its own. */
export function MappingTab({ source, shipped, delivery, mayEdit }: Props) {
  const text = useMessages(sourcesWords);
  const { mapping: words, form } = text;
  const { record, key, keep } = useSavedEdition(source);
  if (shipped?.mapping == null) return <Spinner label={text.loading} />;
  const named =
    source.mapping === null ? words.shipped(String(shipped.version)) : words.own(String(source.mappingVersion));
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>
        <Quantity>{named}</Quantity>
      </p>
      {source.mapping === null && (
        <dl className={styles.facts}>
          <Fact label={form.mapsSeverity}>
            <Quantity>{shipped.severityOf}</Quantity>
          </Fact>
          <Fact label={form.mapsKey}>
            <Quantity>{shipped.keyOf}</Quantity>
          </Fact>
        </dl>
      )}
      {mayEdit ? (
        <MappingForm key={key} source={record} shipped={shipped.mapping} delivery={delivery} onSaved={keep} />
      ) : (
        <>
          <p className={styles.quiet}>{words.readOnly}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
          <pre className={styles.shown} tabIndex={0}>
            {source.mapping ?? shipped.mapping}
          </pre>
        </>
      )}
    </div>
  );
}
