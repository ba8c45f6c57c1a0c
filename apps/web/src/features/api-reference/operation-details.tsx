import type { Json, Operation } from '@halyard/contracts/api-examples/list-operations.ts';
import { resolveSchema } from '@halyard/contracts/api-examples/resolve-schema.ts';
import { writeExamples } from '@halyard/contracts/api-examples/write-examples.ts';
import { useState } from 'react';
import { useMessages } from '../../text/lazy-messages.ts';
import { apiReferenceWords } from '../../text/loaders/administration.ts';
import { Button } from '../../ui/button.tsx';
import styles from './api-reference.module.css';
import { canRun, RunOperation } from './run-operation.tsx';

function Part({ label, document, schema }: { readonly label: string; readonly document: Json; readonly schema: Json }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && <pre>{JSON.stringify(resolveSchema(document, schema), null, 2)}</pre>}
    </details>
  );
}

function Code({ label, code }: { readonly label: string; readonly code: string }) {
  const text = useMessages(apiReferenceWords);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      // Without a clipboard the example can still be selected.
      () => setCopied(false),
    );
  return (
    <div>
      <div className={styles.codeHead}>
        <span>{label}</span>
        <Button size="small" variant="quiet" aria-label={`${text.copy}: ${label}`} onClick={copy}>
          <span role="status">{isCopied ? text.copied : text.copy}</span>
        </Button>
      </div>
      <pre>{code}</pre>
    </div>
  );
}

function Parameters({ parameters }: Pick<Operation, 'parameters'>) {
  const text = useMessages(apiReferenceWords);
  return (
    <details>
      <summary>{text.parameters}</summary>
      <ul className={styles.facts}>
        {parameters.map(({ name, in: place, required, schema }) => (
          <li key={`${place} ${name}`}>
            <code>{name}</code> ({place}
            {required && `, ${text.required}`}) <code className={styles.schema}>{JSON.stringify(schema)}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Errors({ errors }: Pick<Operation, 'errors'>) {
  const text = useMessages(apiReferenceWords);
  return (
    <details>
      <summary>{text.errors}</summary>
      <ul className={styles.facts}>
        {errors.map(({ status, codes }) => (
          <li key={status}>
            {status} <code className={styles.schema}>{codes.join(', ')}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { readonly document: Json; readonly operation: Operation };

/** Input, output and errors of an operation, with an example to copy. */
export function OperationDetails({ document, operation }: Props) {
  const text = useMessages(apiReferenceWords);
  const { permission, parameters, takes, body, gives, reply, errors } = operation;
  const examples = writeExamples(document, operation, `${window.location.origin}/api`);
  return (
    <div className={styles.details}>
      <p className={styles.permission}>{permission ? `${text.permission}: ${permission}` : text.anyone}</p>
      {Object.entries(examples).map(([client, code]) => (
        <Code key={client} label={client} code={code} />
      ))}
      {canRun(operation) && <RunOperation operation={operation} />}
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {body && <Part label={text.body} document={document} schema={body} />}
      {takes && !body && (
        <p className={styles.permission}>
          {text.body}: <code>{takes}</code>
        </p>
      )}
      {reply ? (
        <Part label={`${text.reply} (${gives})`} document={document} schema={reply} />
      ) : (
        <p className={styles.permission}>{text.noReply}</p>
      )}
      <Errors errors={errors} />
    </div>
  );
}
