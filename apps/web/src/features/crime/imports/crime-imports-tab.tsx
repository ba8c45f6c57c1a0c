import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { Uploads } from '../../../importing/uploads.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { OlderRows } from '../../../ui/table/older-rows.tsx';
import { ArchiveForm } from './archive-form.tsx';
import { useOpenImport } from './import-address.ts';
import { ImportList } from './import-list.tsx';
import { useCrimeImports, useUpload } from './import-queries.ts';
import styles from './imports.module.css';
import { useImportEndings } from './use-import-endings.ts';
import { acceptedFiles, validateFile } from './validate-file.ts';

/** Files being uploaded, and months to be fetched. */
function CrimeUploads() {
  const { upload: words } = useMessages(crimeImportsWords);
  const taken = { accept: acceptedFiles, validate: validateFile, words };
  return <Uploads taken={taken} send={useUpload()} beside={<ArchiveForm />} />;
}

function NoImports() {
  const text = useMessages(crimeImportsWords);
  return (
    <Panel>
      <div className={styles.empty}>
        <h2>{text.empty}</h2>
        <p>{text.emptyAbout}</p>
      </div>
    </Panel>
  );
}

function LoadFailed({ list }: { readonly list: ReturnType<typeof useCrimeImports> }) {
  const text = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  if (!list.isError || list.isFetchNextPageError) return null;
  return (
    <Banner error={list.error} tone={list.data ? 'warning' : 'error'}>
      {list.data ? text.notFresh : describeError(list.error, text.failed)}{' '}
      <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

/** Imports of police data: upload, fetch, progress, import summaries, rejected rows, cancel and undo. */
export function CrimeImportsTab() {
  const text = useMessages(crimeImportsWords);
  const format = useFormat();
  const { may } = useRights();
  const mayRead = may('imports', 'read');
  const list = useCrimeImports(mayRead);
  const imports = list.data ?? [];
  const open = useOpenImport();
  useImportEndings(imports);
  if (!mayRead) return <Banner tone="info">{text.viewer}</Banner>;
  return (
    <div className={styles.page}>
      <p className={styles.note}>{text.about}</p>
      {may('imports', 'create') && <CrimeUploads />}
      <LoadFailed list={list} />
      {list.isPending && <Spinner label={text.loading} />}
      {list.data && <ImportList imports={imports} open={open} />}
      {list.data?.length === 0 && <NoImports />}
      {list.hasNextPage && <p className={styles.note}>{text.onlyNewest(format.number(imports.length))}</p>}
      <OlderRows list={list} label={text.older} failure={text.olderFailed} />
    </div>
  );
}
