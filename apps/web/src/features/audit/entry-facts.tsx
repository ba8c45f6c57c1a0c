import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../preferences/format.ts';
import { changeSearch } from '../../records/address/change-search.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { auditWords } from '../../text/loaders/administration.ts';
import { CopyField } from '../../ui/form/copy-field.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Fact } from '../../ui/marks/fact.tsx';
import styles from './audit.module.css';
import { noFilter } from './audit-search.ts';
import { describeActor, describeObject } from './describe-entry.ts';

/** Leads to the entries that have the same actor or object. */
function Others({
  name,
  value,
  children,
}: {
  readonly name: 'actor' | 'object';
  readonly value: string;
  readonly children: string;
}) {
  return (
    <Link
      to="."
      search={(before) => changeSearch(before, { ...noFilter, entry: undefined, [name]: value })}
      activeOptions={{ exact: true }}
    >
      {children}
    </Link>
  );
}

export function EntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const text = useMessages(auditWords);
  const format = useFormat();
  const { columns, entry: words } = text;
  const code = (value: string | null) => (value === null ? text.nothing : <code>{value}</code>);
  return (
    <div className={layout.linesFar}>
      <dl className={styles.facts}>
        <Fact label={columns.time}>{`${format.dateTime(entry.at)} ${format.zone(entry.at)}`}</Fact>
        <Fact label={words.instant}>{code(entry.at)}</Fact>
        <Fact label={columns.action}>{text.actionName(entry.action)}</Fact>
        <Fact label={words.code}>{code(entry.action)}</Fact>
        <Fact label={columns.actor}>{describeActor(entry, text)}</Fact>
        <Fact label={words.actorId}>{code(entry.actorId)}</Fact>
        <Fact label={columns.object}>{describeObject(entry, text)}</Fact>
        <Fact label={words.objectId}>{code(entry.objectId)}</Fact>
        <Fact label={columns.address}>{code(entry.address)}</Fact>
        <Fact label={columns.request}>{code(entry.requestId)}</Fact>
      </dl>
      <CopyField
        label={words.hash}
        value={entry.hash}
        copyLabel={words.copy}
        copiedLabel={words.copied}
        failedLabel={words.copyFailed}
      />
      <p className={styles.ways}>
        {entry.actorId !== null && (
          <Others name="actor" value={entry.actorId}>
            {words.ofActor}
          </Others>
        )}
        {entry.objectId !== null && (
          <Others name="object" value={entry.objectId}>
            {words.ofObject}
          </Others>
        )}
        {entry.objectType === 'person' && entry.objectId !== null && entry.objectName !== null && (
          <Link to="/users" search={{ user: entry.objectId }}>
            {words.openPerson}
          </Link>
        )}
      </p>
    </div>
  );
}
