import type { MappingPreview } from '@halyard/contracts/inflow/sources.ts';
import { wordOf } from '@halyard/messages';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './deliveries.module.css';

type Rejections = { readonly rejections: MappingPreview['rejections'] };

/** Rejected parts of a delivery, and the reasons. */
export function RejectionList({ rejections }: Rejections) {
  const { preview: text, reasons } = useMessages(sourcesWords);
  const format = useFormat();
  if (rejections.length === 0) return null;
  return (
    <section className={styles.block}>
      <h3>{text.rejections}</h3>
      <ul aria-label={text.rejections} className={styles.rejections}>
        {rejections.map(({ place, reason, detail }) => (
          <li key={`${place} ${reason} ${detail}`}>
            <Quantity>
              <strong>
                {text.item(format.number(place))}: {wordOf(reasons, reason)}
              </strong>{' '}
              {detail}
            </Quantity>
          </li>
        ))}
      </ul>
    </section>
  );
}

const fieldsShown = 40;

/** Fields with a value that the mapping does not use: what it might have missed. */
export function UnmappedFields({ fields }: { readonly fields: readonly string[] }) {
  const { preview: text } = useMessages(sourcesWords);
  const format = useFormat();
  if (fields.length === 0) return null;
  return (
    <details className={styles.unmapped}>
      <summary>
        <Quantity>{text.unmapped(fields.length, format.number(fields.length))}</Quantity>
      </summary>
      <ul aria-label={text.unmappedFields}>
        {fields.slice(0, fieldsShown).map((field) => (
          <li key={field}>
            <code>{field}</code>
          </li>
        ))}
        {fields.length > fieldsShown && (
          <li>
            <Quantity>{text.more(format.number(fields.length - fieldsShown))}</Quantity>
          </li>
        )}
      </ul>
    </details>
  );
}
