import type { SchemaEvidence } from '@halyard/contracts/work/schemas.ts';
import { type Format, useFormat } from '../../../preferences/format.ts';
import type { schemas } from '../../../text/en/work/schemas.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import styles from './node-panel.module.css';

type Fact = { readonly name: string; readonly value: string };
type Words = (typeof schemas)['node'];

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

/** Elements of arrays are counted out of elements, everything else out of rows. */
const isElement = ({ pointer }: SchemaEvidence) => pointer.includes('/items');

function factsOf(evidence: SchemaEvidence, text: Words, { number, percent }: Format): readonly (Fact | undefined)[] {
  const { seen, of, nulls, types, format, enum: fitting, distinct, minimum, maximum, described } = evidence;
  const share = isElement(evidence) ? text.shareOfValues : text.share;
  const ofSeen = (part: number) => text.ofSeen(percent(shareOf(part, seen)), number(seen));
  const written = (value: number | string) => (typeof value === 'number' ? number(value) : value);
  const kinds = Object.entries(types).filter(([, count]) => count > 0);
  return [
    { name: text.seen, value: share(percent(shareOf(seen, of)), number(of)) },
    nulls > 0 ? { name: text.nulls, value: ofSeen(nulls) } : undefined,
    kinds.length > 0
      ? { name: text.types, value: kinds.map(([type, count]) => `${type} ${number(count)}`).join(' · ') }
      : undefined,
    format === undefined ? undefined : { name: text.hasFormat, value: ofSeen(format) },
    fitting === undefined ? undefined : { name: text.hasValue, value: ofSeen(fitting) },
    { name: text.distinct, value: distinct === null ? text.tooMany : number(distinct) },
    minimum === undefined ? undefined : { name: text.minimum, value: written(minimum) },
    maximum === undefined ? undefined : { name: text.maximum, value: written(maximum) },
    described === undefined ? undefined : { name: text.describedBy, value: described },
  ];
}

/** Evidence from the rows of an inferred schema: how often each statement of the schema held. */
export function NodeEvidence({ evidence }: { readonly evidence: SchemaEvidence }) {
  const { node: text } = useMessages(schemasWords);
  const format = useFormat();
  return (
    <>
      <h3 className={styles.heading}>{text.evidence}</h3>
      <dl>
        {factsOf(evidence, text, format)
          .filter((fact) => fact !== undefined)
          .map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
