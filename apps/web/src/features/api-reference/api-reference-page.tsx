import { getApiDocument } from '@halyard/contracts/api-document/api-document.ts';
import { type Json, listGroups } from '@halyard/contracts/api-examples/list-operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { apiReferenceWords } from '../../text/loaders/administration.ts';
import { useTitle } from '../../text/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './api-reference.module.css';
import { OperationGroup } from './operation-group.tsx';

/** The document with the address it was read from, which it leaves to its place while it is served. */
const asFile = (document: Json) => {
  const servers = [{ url: `${window.location.origin}/api` }];
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify({ ...document, servers }, null, 2))}`;
};

/** Rules for every operation. */
function Introduction() {
  const text = useMessages(apiReferenceWords);
  return (
    <details className={styles.group}>
      <summary>
        <h2 className={styles.groupName}>{text.introduction}</h2>
      </summary>
      <dl className={styles.introduction}>
        {text.rules.map(({ name, rule }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Operations({ document }: { readonly document: Json }) {
  const text = useMessages(apiReferenceWords);
  const [words, setWords] = useState('');
  const groups = listGroups(document, words);
  return (
    <>
      <SearchField label={text.filter} placeholder={text.filter} value={words} onSearch={setWords} />
      {groups.length === 0 && <p role="status">{text.nothingFound}</p>}
      {groups.map((group) => (
        <OperationGroup key={group.name} document={document} group={group} isFiltered={words !== ''} />
      ))}
    </>
  );
}

/** The API document for people. */
export function ApiReferencePage() {
  const text = useMessages(apiReferenceWords);
  useTitle(text.title);
  const call = useApi();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['api-document'],
    queryFn: () => call(getApiDocument, {}),
  });

  if (isPending) return <Spinner label={text.loading} />;
  if (isError) {
    return (
      <Banner error={error} tone="error">
        {text.failed} <Button onClick={() => refetch()}>{text.retry}</Button>
      </Banner>
    );
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p>{text.about}</p>
        <a href={asFile(data)} download="openapi.json">
          {text.download}
        </a>
      </header>
      <Introduction />
      <Operations document={data} />
    </div>
  );
}
