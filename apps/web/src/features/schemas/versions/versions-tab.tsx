import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords, schemaWorkWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useDiff } from '../schema-queries.ts';
import type { SchemasSearch } from '../schemas-search.ts';
import type { ChangeSearch } from '../use-schemas-search.ts';
import { ChangeList } from './change-list.tsx';
import type { ChangesAt } from './group-changes.ts';
import { Verdict } from './verdict.tsx';
import styles from './versions.module.css';

type Version = SchemaRecord['versions'][number];
type Props = { readonly record: SchemaRecord; readonly search: SchemasSearch; readonly change: ChangeSearch };

const newestFirst = ({ versions }: SchemaRecord): readonly Version[] =>
  versions.toSorted((one, other) => other.version - one.version);

/** The compared versions: those in the URL, else the displayed one and its predecessor. */
function choosePair(record: SchemaRecord, { older, newer }: SchemasSearch) {
  const versions = newestFirst(record);
  const known = (id: string | undefined) => versions.find((version) => version.id === id)?.id;
  const shown = versions.findIndex(({ id }) => id === record.id);
  const at = shown >= 0 && shown < versions.length - 1 ? shown : 0;
  return { newer: known(newer) ?? versions[at]?.id, older: known(older) ?? versions[at + 1]?.id };
}

type PickProps = {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
};

function VersionPick({ label, versions, value, onChange }: PickProps) {
  const { versions: text } = useMessages(schemaWorkWords);
  const format = useFormat();
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {versions.map(({ id, version, createdAt }) => (
        <option key={id} value={id}>
          {text.version(format.number(version))} · {format.dateTime(createdAt)}
        </option>
      ))}
    </SelectField>
  );
}

type ListProps = { readonly record: SchemaRecord; readonly onOpen: (id: string) => void };

function VersionList({ record, onOpen }: ListProps) {
  const { versions: text } = useMessages(schemaWorkWords);
  const format = useFormat();
  return (
    <ol aria-label={text.list} className={styles.versions}>
      {newestFirst(record).map(({ id, version, createdAt }) => (
        <li key={id}>
          <span>{text.version(format.number(version))}</span>
          <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          {id === record.id ? (
            <span className={styles.shown}>{text.shown}</span>
          ) : (
            <Button size="small" variant="quiet" onClick={() => onOpen(id)}>
              {text.open(format.number(version))}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

type Pair = ReturnType<typeof choosePair>;

function Comparison({ older, newer, onShow }: Pair & { readonly onShow: (location: ChangesAt) => void }) {
  const { versions: text } = useMessages(schemaWorkWords);
  const { retry } = useMessages(schemasWords);
  const describe = useDescribeError();
  const diff = useDiff(older, newer);
  if (older === newer) return <p className={styles.note}>{text.sameChosen}</p>;
  if (diff.isPending) return <Spinner label={text.comparing} />;
  if (diff.isError)
    return (
      <Banner error={diff.error} tone="error">
        {describe(diff.error, text.failed)}{' '}
        <Button size="small" busy={diff.isFetching} onClick={() => void diff.refetch()}>
          {retry}
        </Button>
      </Banner>
    );
  return (
    <>
      <Verdict diff={diff.data} />
      <ChangeList diff={diff.data} onShow={onShow} />
    </>
  );
}

/** All versions of a schema, and how two of them differ. */
export function VersionsTab({ record, search, change }: Props) {
  const { versions: text } = useMessages(schemaWorkWords);
  const versions = newestFirst(record);
  const pair = choosePair(record, search);
  const show = ({ pointer, isGone }: ChangesAt) =>
    change({ schema: isGone ? pair.older : pair.newer, view: undefined, node: pointer });
  return (
    <div className={styles.tab}>
      <VersionList record={record} onOpen={(id) => change({ schema: id, node: undefined })} />
      {versions.length < 2 ? (
        <p className={styles.note}>{text.only}</p>
      ) : (
        <>
          <div className={styles.pair}>
            <VersionPick
              label={text.older}
              versions={versions}
              value={pair.older}
              onChange={(older) => change({ older, newer: pair.newer }, { replace: true })}
            />
            <VersionPick
              label={text.newer}
              versions={versions}
              value={pair.newer}
              onChange={(newer) => change({ newer, older: pair.older }, { replace: true })}
            />
          </div>
          <Comparison {...pair} onShow={show} />
        </>
      )}
    </div>
  );
}
