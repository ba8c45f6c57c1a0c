import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { Link } from '@tanstack/react-router';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords, importsWords } from '../../../text/loaders/intelligence.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useCancelImport, useImport } from '../import-queries.ts';
import { isRunning } from '../import-states.ts';
import { ImportProgress } from '../list/import-progress.tsx';
import styles from './preview.module.css';
import { PreviewHeading } from './preview-heading.tsx';
import { usePreview } from './preview-queries.ts';
import { Review } from './review.tsx';

type ReadProps = {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
};

function Failed({ query }: ReadProps) {
  const text = useMessages(importPreviewWords);
  const describeError = useDescribeError();
  return (
    <Banner error={query.error} tone="error">
      {describeError(query.error, text.failed)}{' '}
      <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
}

/** The file is still being read or published: the progress. */
function UnderWay({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importPreviewWords);
  const { mayWith } = useRights();
  const cancelling = useCancelImport();
  return (
    <>
      <PreviewHeading
        record={record}
        note={text.nothingStored}
        actions={
          mayWith('imports', 'delete', record) && (
            <Button busy={cancelling.isPending} onClick={() => cancelling.mutate(record.id)}>
              {text.cancel}
            </Button>
          )
        }
      />
      <Panel>
        <div className={styles.underWay}>
          {record.state === 'waiting' ? <p role="status">{text.queued}</p> : <ImportProgress record={record} />}
        </div>
      </Panel>
    </>
  );
}

/** It is no longer a preview, or never was: its state, and a link. */
function Ended({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importPreviewWords);
  const { problem: sentenceOf } = useMessages(importsWords);
  return (
    <>
      <PreviewHeading record={record} />
      <Banner tone={record.problem ? 'error' : 'info'} error={null}>
        {record.problem ? `${sentenceOf(record.problem)} ${record.problemDetail}` : text.gone}{' '}
        <Link to="/imports" search={{ import: record.id }}>
          {text.toImport}
        </Link>
      </Banner>
    </>
  );
}

function Found({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importPreviewWords);
  const preview = usePreview(record.id, record.state === 'previewing');
  if (isRunning(record)) return <UnderWay record={record} />;
  if (record.state !== 'previewing') return <Ended record={record} />;
  if (preview.data) return <Review preview={preview.data} />;
  return (
    <>
      <PreviewHeading record={record} />
      {preview.isError ? <Failed query={preview} /> : <Spinner label={text.loading} />}
    </>
  );
}

/** The effects of an import, object by object, before anything of it is stored. */
export function ImportPreviewPage({ id }: { readonly id: string }) {
  const text = useMessages(importPreviewWords);
  useTitle(text.title);
  const found = useImport(id);
  return (
    <div className={styles.page}>
      {found.data ? (
        <Found record={found.data.import} />
      ) : (
        <>
          <PreviewHeading record={undefined} />
          {found.isError ? <Failed query={found} /> : <Spinner label={text.loading} />}
        </>
      )}
    </div>
  );
}
