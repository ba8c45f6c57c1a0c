import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useSize } from '../../../importing/use-size.ts';
import { useFormat } from '../../../preferences/format.ts';
import { ChangesLink } from '../../../records/changes-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useImport } from '../import-queries.ts';
import { describeImporter } from './describe-importer.ts';
import styles from './list.module.css';
import { RejectionList } from './rejection-list.tsx';

function Facts({ record }: { readonly record: ImportRecord }) {
  const text = useMessages(importsWords);
  const { details: words } = text;
  const format = useFormat();
  const size = useSize();
  const exact = (at: string) => `${format.dateTime(at)} ${format.zone(at)}`;
  return (
    <dl className={styles.details}>
      <Fact label={words.format}>{text.formats[record.format]}</Fact>
      <Fact label={words.size}>{size(record.bytes)}</Fact>
      <Fact label={words.by}>{describeImporter(record.by, text)}</Fact>
      <Fact label={words.started}>{exact(record.startedAt)}</Fact>
      <Fact label={words.finished}>{record.finishedAt === null ? words.notYet : exact(record.finishedAt)}</Fact>
      <Fact label={words.id}>
        <code>{record.id}</code>
      </Fact>
    </dl>
  );
}

type Props = { readonly id: string; readonly record: ImportRecord };

/** One import with all its details, and its errors. */
export function ImportDetails({ id, record }: Props) {
  const text = useMessages(importsWords);
  const describeError = useDescribeError();
  const loading = useImport(record.id);
  return (
    <div id={id} className={styles.opened}>
      <Facts record={record} />
      {record.state === 'finished' && (
        <ChangesLink of="import" id={record.id} name={record.fileName} className={layout.inlineClose} />
      )}
      {loading.isPending && <Spinner label={text.details.loading} />}
      {loading.isError && (
        <Banner error={loading.error} tone="error">
          {describeError(loading.error, text.details.failed)}{' '}
          <Button size="small" busy={loading.isFetching} onClick={() => void loading.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {loading.data && <RejectionList record={loading.data.import} rejections={loading.data.rejections} />}
    </div>
  );
}
