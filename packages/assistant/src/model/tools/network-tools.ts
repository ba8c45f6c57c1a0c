import { type Entity, findPath, getEntity, listEntities } from '@halyard/contracts/intelligence/entities.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import { searchRecords } from '@halyard/contracts/work/search.ts';
import { type Pen, quoteMax } from '../context.ts';
import { defineReadTool, type Input, screenWith } from '../read-tool.ts';
import { screenOf, showIncidents, showLink } from './show-links.ts';

const ofEntity = (pen: Pen, entity: Entity) =>
  pen.record(entity.family === 'threat' ? 'threat' : 'entity', entity.id, entity.name, screenOf(entity));

const showEntity = (pen: Pen, entity: Entity) => {
  const of = ofEntity(pen, entity);
  return {
    id: entity.id,
    name: pen.quote(of, 'name', entity.name),
    type: pen.quote(of, 'type', entity.type),
    source: pen.quote(of, 'source', entity.source),
    risk: entity.risk,
    connections: entity.connections,
    lastActivity: pen.at(entity.lastActivity),
    country: entity.country,
  };
};

const days = ({ range, from, to, ...others }: Input): Readonly<Record<string, string | undefined>> => ({
  ...others,
  range,
  ...(range === 'custom' && { from: from?.slice(0, 10), to: to?.slice(0, 10) }),
});

const listTool = defineReadTool({
  name: 'listEntities',
  subject: 'entities',
  endpoint: listEntities,
  description: 'Persons, organisations and places of the network, with how many match.',
  takes: {
    search: 'words of the name',
    type: 'one or several of Person, Organization, Location with commas',
    risk: 'one or several of high, medium, low with commas',
    range: 'on the last activity; custom takes from and to',
    from: 'an instant such as 2026-11-21T00:00:00.000Z',
    to: 'an instant such as 2026-11-21T00:00:00.000Z',
    show: 'all adds threats and everything else that was imported',
    sort: '',
    direction: '',
  },
  free: ['search'],
  show: ({ entities, total }, pen) => ({
    records: total,
    data: { total, shown: entities.length, entities: entities.map((one) => showEntity(pen, one)) },
  }),
  screen: (input) => screenWith('/network', days(input)),
});

const getTool = defineReadTool({
  name: 'getEntity',
  subject: 'entity',
  endpoint: getEntity,
  description: 'One record of the network with description, connections and incidents.',
  takes: { id: 'from listEntities or searchRecords' },
  show: ({ entity, connections, incidents }, pen) => {
    const of = ofEntity(pen, entity);
    return {
      records: null,
      data: {
        ...showEntity(pen, entity),
        description: pen.quote(of, 'description', entity.description, quoteMax),
        labels: pen.quote(of, 'labels', entity.labels.join(', ')),
        confidence: entity.confidence,
        tlp: entity.tlp,
        incidents: showIncidents(pen, incidents),
        connected: connections.slice(0, toolRowsMax).map((connection) => {
          const { source, target } = connection;
          const other = source.id === entity.id ? target : source;
          const between = pen.record('connection', connection.id, `${source.name} – ${target.name}`, screenOf(entity));
          return {
            record: showLink(pen, other.family === 'threat' ? 'threat' : 'entity', other),
            type: pen.quote(between, 'type', connection.type),
            strength: connection.strength,
            lastContact: pen.at(connection.lastContact),
            description: pen.quote(between, 'description', connection.description),
          };
        }),
      },
    };
  },
  screen: ({ id }) => screenWith('/network', { entity: id }),
});

const pathTool = defineReadTool({
  name: 'findPath',
  subject: 'path',
  endpoint: findPath,
  description: 'A shortest path between two records over all connections; empty where there is none.',
  takes: { from: 'the id of a record', to: 'the id of a record' },
  show: ({ nodes, edges }, pen) => ({
    records: nodes.length,
    data: {
      steps: edges.length,
      records: nodes.map((node) => showLink(pen, node.family === 'threat' ? 'threat' : 'entity', node)),
      connections: edges.map(({ id, source, target, type, strength }) => ({
        source,
        target,
        strength,
        type: pen.quote(pen.record('connection', id, type), 'type', type),
      })),
    },
  }),
  screen: ({ from = '', to = '' }) => `/network?path=${from}~${to}`,
});

const searchTool = defineReadTool({
  name: 'searchRecords',
  subject: 'search',
  endpoint: searchRecords,
  description: 'Finds incidents, threats, entities, playbooks, notifications and tasks by words; a few of each kind.',
  takes: { q: 'at least two letters' },
  free: ['q'],
  show: ({ results, more }, pen) => ({
    records: results.length,
    data: {
      more,
      results: results.slice(0, toolRowsMax).map(({ kind, id, title, subtitle, at }) => {
        const of = kind === 'incident' ? pen.incident(id) : pen.record('record', id, title);
        return {
          kind,
          id,
          at: pen.at(at),
          title: pen.quote(of, 'title', title),
          // The second line of a person is an e-mail address.
          ...(kind !== 'user' && { about: pen.quote(of, 'details', subtitle) }),
        };
      }),
    },
  }),
  screen: () => null,
});

export const networkTools = [listTool, getTool, pathTool, searchTool];
