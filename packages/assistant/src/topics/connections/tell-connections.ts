import type { Connection } from '@halyard/contracts/intelligence/entities.ts';
import type { RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import type { ToldEntity } from '../entities/entity-meant.ts';
import { hrefOfRecord } from '../threats/tell-record.ts';
import { byStrength, type ConnectionFilter, strengthOf, typeOf } from './connection-filter.ts';
import { texts } from './texts.ts';

const namedAtMost = 5;

const otherEnd = ({ source, target }: Connection, id: string): RecordLink => (source.id === id ? target : source);

function sayEnds(draft: Draft, ends: readonly RecordLink[], cite: number): void {
  const text = texts[draft.language];
  const unique = [...new Map(ends.map((end) => [end.id, end])).values()];
  const named = unique.slice(0, namedAtMost).map((end) => draft.name(end.name, hrefOfRecord(end)));
  const others = unique.length - named.length;
  const list = others === 0 ? draft.show.list(named) : named.join(', ');
  draft.say(text.ends(list, others, draft.figure(others, cite)), cite);
}

const everything: ConnectionFilter = { words: [], accepts: () => true, acceptsEnd: () => true };

/** The connections of one record: how many, whereto, and a table of the strongest. */
export function tellConnections(
  draft: Draft,
  { detail: { entity, connections }, cite, name }: ToldEntity,
  filter: ConnectionFilter = everything,
): void {
  const text = texts[draft.language];
  const { words, accepts, acceptsEnd } = filter;
  const isNarrowed = words.length > 0;
  const found = connections
    .filter((connection) => accepts(connection) && acceptsEnd(otherEnd(connection, entity.id)))
    .toSorted(byStrength);
  const total = isNarrowed ? found.length : entity.connections;
  draft.say(text.countOf(name, total, draft.figure(total, cite), words.join('; ')));
  if (isNarrowed && connections.length < entity.connections)
    draft.say(text.partial(draft.figure(connections.length, cite), draft.figure(entity.connections, cite)));
  if (found.length === 0) return;
  sayEnds(
    draft,
    found.map((connection) => otherEnd(connection, entity.id)),
    cite,
  );
  draft.table({
    caption: text.labelOf(plain(entity.name)),
    cite,
    total,
    columns: [
      { label: text.columns.other, kind: 'text' },
      { label: text.columns.type, kind: 'text' },
      { label: text.columns.strength, kind: 'text' },
      { label: text.columns.contact, kind: 'instant' },
    ],
    rows: found.map((connection) => {
      const end = otherEnd(connection, entity.id);
      const cells = [plain(end.name), plain(typeOf(draft, connection.type)), strengthOf(draft, connection)];
      return { href: hrefOfRecord(end), cells: [...cells, connection.lastContact] };
    }),
  });
}
