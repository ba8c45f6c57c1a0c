import type { Group, Json, Operation } from '@halyard/contracts/api-examples/list-operations.ts';
import { useState } from 'react';
import styles from './api-reference.module.css';
import { OperationDetails } from './operation-details.tsx';

/** Backticks in a summary mark code. */
const markCode = (summary: string) =>
  summary.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));

function OperationItem({ document, operation }: { readonly document: Json; readonly operation: Operation }) {
  const [isOpen, setOpen] = useState(false);
  const { method, path, summary } = operation;
  return (
    <li className={styles.operation}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h3 className={styles.address}>
            <code className={styles.method}>{method}</code> <code>{path}</code>
          </h3>
          <span className={styles.about}>{markCode(summary)}</span>
        </summary>
        {isOpen && <OperationDetails document={document} operation={operation} />}
      </details>
    </li>
  );
}

type Props = { readonly document: Json; readonly group: Group; readonly isFiltered: boolean };

/** The operations of one group, collapsible; a filter expands matches. */
export function OperationGroup({ document, group, isFiltered }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isFiltered;
  return (
    <details className={styles.group} open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className={styles.groupName}>
          {group.name} <span className={styles.count}>{group.operations.length}</span>
        </h2>
        <span className={styles.about}>{group.description}</span>
      </summary>
      {isShown && (
        <ul>
          {group.operations.map((operation) => (
            <OperationItem key={operation.id} document={document} operation={operation} />
          ))}
        </ul>
      )}
    </details>
  );
}
