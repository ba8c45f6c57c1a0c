import type { SchemaChange, SchemaDiff } from '@halyard/contracts/work/schemas.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemaWorkWords } from '../../../text/loaders/work.ts';
import layout from '../../../ui/layout/layout.module.css';
import { type ChangesAt, groupChanges } from './group-changes.ts';
import styles from './versions.module.css';

/** Tells the effects apart without their colour. */
const shapes: Readonly<Record<SchemaChange['effect'], string>> = {
  none: '·',
  widening: '+',
  narrowing: '−',
  unknown: '?',
};

function Value({
  name,
  value,
  as: Element,
}: {
  readonly name: string;
  readonly value: string;
  readonly as: 'del' | 'ins';
}) {
  return (
    <span className={styles.value}>
      <span className={styles.valueName}>{name}</span> <Element>{value}</Element>
    </span>
  );
}

function ChangeLine({ change }: { readonly change: SchemaChange }) {
  const { versions: text } = useMessages(schemaWorkWords);
  const { keyword, kind, before, after, effect } = change;
  return (
    <li className={styles.change}>
      <span className={styles.what}>
        {text.change(kind)} <code>{keyword}</code>
      </span>
      <span className={styles.effect} data-effect={effect}>
        <span aria-hidden>{shapes[effect]}</span> {text.effect(effect)}
      </span>
      {before !== null && <Value as="del" name={text.before} value={before} />}
      {after !== null && <Value as="ins" name={text.after} value={after} />}
    </li>
  );
}

type LocationProps = { readonly location: ChangesAt; readonly onShow: (location: ChangesAt) => void };

function Location({ location, onShow }: LocationProps) {
  const { versions: text } = useMessages(schemaWorkWords);
  const name = location.pointer === '' ? text.root : location.pointer;
  return (
    <li className={styles.location}>
      <button type="button" className={styles.pointer} aria-label={text.show(name)} onClick={() => onShow(location)}>
        {name}
      </button>
      {location.isGone && <span className={styles.gone}>{text.removed}</span>}
      <ul>
        {location.changes.map((change) => (
          <ChangeLine key={`${change.keyword} ${change.kind} ${change.before} ${change.after}`} change={change} />
        ))}
      </ul>
    </li>
  );
}

type Props = { readonly diff: SchemaDiff; readonly onShow: (location: ChangesAt) => void };

/** Changes, location by location; each links to its node in the tree. */
export function ChangeList({ diff, onShow }: Props) {
  const { versions: text } = useMessages(schemaWorkWords);
  const format = useFormat();
  const { changes, more } = diff;
  const count = changes.length + more;
  if (count === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <>
      <h3>{text.changes(count, format.number(count))}</h3>
      <ol className={layout.frame}>
        {groupChanges(changes).map((location) => (
          <Location key={location.pointer} location={location} onShow={onShow} />
        ))}
      </ol>
      {more > 0 && <p className={styles.note}>{text.more(more, format.number(more))}</p>}
    </>
  );
}
