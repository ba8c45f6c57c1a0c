import { type Connection, listConnections } from '@halyard/contracts/intelligence/entities.ts';
import { pageSizeMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { hrefOfRecord } from '../threats/tell-record.ts';
import { byStrength, type ConnectionFilter, strengthOf, typeOf } from './connection-filter.ts';
import { texts } from './texts.ts';

const tableRows = 10;

function ask(draft: Draft, limit: number) {
  return draft.ask(
    listConnections,
    { query: { limit: String(limit) } },
    { label: texts[draft.language].label, href: '/network', records: ({ total }) => total },
  );
}

function tableOf(draft: Draft, connections: readonly Connection[], total: number, cite: number): void {
  const { caption, columns } = texts[draft.language];
  draft.table({
    caption,
    total,
    cite,
    columns: [
      { label: columns.source, kind: 'text' },
      { label: columns.target, kind: 'text' },
      { label: columns.type, kind: 'text' },
      { label: columns.strength, kind: 'text' },
      { label: columns.contact, kind: 'instant' },
    ],
    rows: connections.map((connection) => ({
      href: hrefOfRecord(connection.source),
      cells: [
        ...[plain(connection.source.name), plain(connection.target.name), plain(typeOf(draft, connection.type))],
        ...[strengthOf(draft, connection), connection.lastContact],
      ],
    })),
  });
}

/** All connections, the latest contact first. */
export async function answerAll(draft: Draft, isLatest: boolean): Promise<boolean> {
  const text = texts[draft.language];
  const { reply, cite } = await ask(draft, tableRows);
  draft.say(text.count(reply.total, draft.figure(reply.total, cite), ''));
  const [first] = reply.connections;
  if (isLatest && first?.lastContact) {
    const [source, target] = [first.source, first.target].map((end) => draft.name(end.name, hrefOfRecord(end)));
    draft.say(text.latest(source ?? '', target ?? '', draft.show.instant(first.lastContact)), cite);
  }
  tableOf(draft, reply.connections, reply.total, cite);
  return true;
}

/** Every connection there is; undefined where there are more than one query hands out. */
async function askEvery(draft: Draft) {
  const found = await ask(draft, pageSizeMax);
  return found.reply.next === null ? found : undefined;
}

/** Connections of some strength or type; counted only where all of them can be read. */
export async function answerNarrowed(draft: Draft, { words, accepts }: ConnectionFilter): Promise<boolean> {
  const text = texts[draft.language];
  const every = await askEvery(draft);
  if (!every) return false;
  const found = every.reply.connections.filter(accepts).toSorted(byStrength);
  draft.say(text.count(found.length, draft.figure(found.length, every.cite), words.join('; ')));
  tableOf(draft, found, found.length, every.cite);
  return true;
}

/** Connections by type or strength, most first; only where all of them can be read. */
export async function answerGroups(draft: Draft, filter: ConnectionFilter, by: 'type' | 'strength'): Promise<boolean> {
  const text = texts[draft.language];
  const every = await askEvery(draft);
  if (!every) return false;
  const { cite } = every;
  const found = every.reply.connections.filter(filter.accepts);
  const labelOf = (connection: Connection) =>
    by === 'type' ? typeOf(draft, connection.type) : (strengthOf(draft, connection) ?? text.unknownStrength);
  const groups = [...Map.groupBy(found, labelOf)].toSorted(([, one], [, other]) => other.length - one.length);
  draft.say(text.count(found.length, draft.figure(found.length, cite), filter.words.join('; ')));
  const [first] = groups;
  if (first) {
    const equal = groups.filter(([, same]) => same.length === first[1].length);
    const names = draft.show.list(equal.map(([label]) => plain(label)));
    draft.say(text.most(names, draft.figure(first[1].length, cite)));
  }
  draft.table({
    caption: text.captions[by],
    cite,
    columns: [
      { label: text.columns[by], kind: 'text' },
      { label: text.columns.connections, kind: 'number' },
    ],
    rows: groups.map(([label, same]) => ({ href: null, cells: [plain(label), same.length] })),
  });
  return true;
}
