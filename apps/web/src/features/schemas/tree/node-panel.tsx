import type { SchemaEvidence } from '@halyard/contracts/work/schemas.ts';
import type { SchemaNode } from '@halyard/schema-inference/viewer';
import type { ReactNode } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyText } from '../detail/copy-text.tsx';
import type { ErrorMarks } from './error-marks.ts';
import { nameOf, typeOf } from './name-of-node.ts';
import { NodeEvidence } from './node-evidence.tsx';
import { NodeMarks } from './node-marks.tsx';
import styles from './node-panel.module.css';
import { writeValue } from './write-value.ts';

type Props = {
  readonly node: SchemaNode;
  /** Its location; in another document, with its URL. */
  readonly location: string;
  readonly rejectsAll: boolean;
  /** Evidence from the rows for the node's location, in an inferred schema. */
  readonly evidence: SchemaEvidence | undefined;
  readonly marks: ErrorMarks;
  readonly onAncestor: (id: string) => void;
};

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const valuesShown = 200;

function Values({ values }: { readonly values: readonly unknown[] }) {
  return (
    <ul className={styles.values}>
      {values.slice(0, valuesShown).map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a schema may list a value twice; the list never changes.
        <li key={index}>{writeValue(value, 500)}</li>
      ))}
      {values.length > valuesShown && <li>…</li>}
    </ul>
  );
}

function Constraints({ node }: { readonly node: SchemaNode }) {
  return (
    <ul className={styles.values}>
      {node.constraints.map(({ keyword, value }) => (
        <li key={`${keyword}${writeValue(value, 60)}`}>
          {keyword}: {writeValue(value, 500)}
        </li>
      ))}
    </ul>
  );
}

function Errors({ id, marks }: { readonly id: string; readonly marks: ErrorMarks }) {
  const { node: text } = useMessages(schemasWords);
  const errors = marks.here.get(id) ?? [];
  if (errors.length === 0) return null;
  return (
    <Fact name={text.errors}>
      <ul className={styles.errors}>
        {errors.slice(0, valuesShown).map(({ instance, keyword, message }) => (
          <li key={`${instance} ${keyword} ${message}`}>
            <code>{instance}</code> {message}
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Facts({ node, rejectsAll, marks }: Omit<Props, 'location' | 'evidence' | 'onAncestor'>) {
  const { node: text, tree: words } = useMessages(schemasWords);
  const type = typeOf(node, rejectsAll, words);
  return (
    <>
      <Errors id={node.id} marks={marks} />
      {type !== '' && <Fact name={text.type}>{type}</Fact>}
      {node.format !== undefined && <Fact name={text.format}>{node.format}</Fact>}
      {node.description !== undefined && (
        <Fact name={text.description}>
          <span className={styles.prose}>{node.description}</span>
        </Fact>
      )}
      {node.enum && (
        <Fact name={text.values}>
          <Values values={node.enum} />
        </Fact>
      )}
      {node.const !== undefined && <Fact name={text.constant}>{writeValue(node.const, 500)}</Fact>}
      {node.default !== undefined && <Fact name={text.usual}>{writeValue(node.default, 500)}</Fact>}
      {node.constraints.length > 0 && (
        <Fact name={text.constraints}>
          <Constraints node={node} />
        </Fact>
      )}
      {node.via !== undefined && <Fact name={text.via}>{node.via}</Fact>}
    </>
  );
}

/** All details of the selected node. */
export function NodePanel({ location, evidence, onAncestor, ...known }: Props) {
  const { node: text, tree: words } = useMessages(schemasWords);
  const { node } = known;
  const { circular } = node;
  return (
    <Panel
      aria-label={text.label}
      title={<span className={styles.title}>{(node.level > 0 && node.title) || nameOf(node, words.root)}</span>}
      className={styles.panel}
    >
      <div className={styles.marks}>
        {node.level > 0 && node.title !== undefined && <code>{node.name}</code>}
        <NodeMarks node={node} />
      </div>
      {circular !== undefined && (
        <p className={styles.note}>
          {text.circular}{' '}
          <Button size="small" onClick={() => onAncestor(circular)}>
            {text.toAncestor}
          </Button>
        </p>
      )}
      <dl>
        <Facts {...known} />
        <Fact name={text.pointer}>
          <CopyText value={location === '' ? '#' : location} name={text.pointer} />
        </Fact>
      </dl>
      {evidence && <NodeEvidence evidence={evidence} />}
    </Panel>
  );
}
