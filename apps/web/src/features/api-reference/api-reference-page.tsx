import { getApiDocument } from '@halyard/contracts/api-document.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { apiReferenceWords } from '../../text/api-reference-words.ts';
import { usePack } from '../../text/pack.ts';
import { useTitle } from '../../text/use-title.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './api-reference.module.css';
import { listOperations, type Operation } from './list-operations.ts';

function Part({ label, schema }: { readonly label: string; readonly schema: unknown }) {
  return (
    <details>
      <summary>{label}</summary>
      <pre>{JSON.stringify(schema, null, 2)}</pre>
    </details>
  );
}

function OperationRow({ operation }: { readonly operation: Operation }) {
  const text = usePack(apiReferenceWords);
  const { method, path, summary, permission, parameters, body, reply } = operation;
  return (
    <li className={styles.operation}>
      <h2>
        <code className={styles.method}>{method}</code> <code>{path}</code>
      </h2>
      <p>{summary}</p>
      <p className={styles.permission}>{permission ? `${text.permission}: ${permission}` : text.anyone}</p>
      {parameters.length > 0 && <Part label={text.parameters} schema={parameters} />}
      {body !== undefined && <Part label={text.body} schema={body} />}
      {reply === undefined ? (
        <p className={styles.permission}>{text.noReply}</p>
      ) : (
        <Part label={text.reply} schema={reply} />
      )}
    </li>
  );
}

const asFile = (document: unknown) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(document, null, 2))}`;

/** The API document for people. */
export function ApiReferencePage() {
  const text = usePack(apiReferenceWords);
  useTitle(text.title);
  const call = useApi();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['api-document'],
    queryFn: () => call(getApiDocument, {}),
  });

  if (isPending) return <Spinner label={text.loading} />;
  if (isError) {
    return (
      <Banner tone="error">
        {text.failed} <Button onClick={() => refetch()}>{text.retry}</Button>
      </Banner>
    );
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p>
          {text.about} {text.refusals}
        </p>
        <a href={asFile(data)} download="openapi.json">
          {text.download}
        </a>
      </header>
      <ul>
        {listOperations(data).map((operation) => (
          <OperationRow key={`${operation.method} ${operation.path}`} operation={operation} />
        ))}
      </ul>
    </div>
  );
}
