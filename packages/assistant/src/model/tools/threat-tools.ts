import { listAlerts } from '@halyard/contracts/intelligence/alerts.ts';
import {
  getThreat,
  listThreats,
  type Threat,
  threatGroups,
  threatSeverities,
  threatStatuses,
} from '@halyard/contracts/intelligence/threats.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import { incidentLabel, type Pen, quoteMax } from '../context.ts';
import { defineReadTool, screenWith } from '../read-tool.ts';
import { showIncidents, showLink } from './show-links.ts';

const ofThreat = (pen: Pen, { id, name }: Threat) => pen.record('threat', id, name, `/threats?threat=${id}`);

const showThreat = (pen: Pen, threat: Threat) => {
  const of = ofThreat(pen, threat);
  return {
    id: threat.id,
    name: pen.quote(of, 'name', threat.name),
    type: pen.quote(of, 'type', threat.type),
    source: pen.quote(of, 'source', threat.source),
    labels: pen.quote(of, 'labels', threat.labels.join(', ')),
    severity: threat.severity,
    status: threat.status,
    lastSeen: pen.at(threat.timestamp),
    country: threat.country,
    confidence: threat.confidence,
    tlp: threat.tlp,
    acknowledged: threat.acknowledged !== null,
    incidents: threat.incidentIds.slice(0, toolRowsMax).map(incidentLabel),
  };
};

const listTool = defineReadTool({
  name: 'listThreats',
  subject: 'threats',
  endpoint: listThreats,
  description: 'Threats last seen within a period (7d unless said otherwise), with how many match and by severity.',
  takes: {
    period: '',
    group: `active: ${threatGroups.active.join(', ')}; mitigated: ${threatGroups.mitigated.join(', ')}`,
    severity: `one or several of ${threatSeverities.join(', ')} with commas`,
    status: `one or several of ${threatStatuses.join(', ')} with commas`,
    type: 'the exact word for what it is, as in the list',
    source: 'the exact source, as in the list',
    country: 'two capital letters',
    acknowledged: '',
    search: 'words of name, description, type, source or labels',
    sort: '',
    direction: '',
  },
  free: ['search', 'type', 'source'],
  show: ({ threats, total, counts }, pen) => ({
    records: total,
    data: { total, counts, shown: threats.length, threats: threats.map((one) => showThreat(pen, one)) },
  }),
  screen: ({ group, ...input }) => screenWith('/threats', { tab: group, ...input }),
});

const getTool = defineReadTool({
  name: 'getThreat',
  subject: 'threat',
  endpoint: getThreat,
  description: 'One threat with description, verdict, connections and incidents.',
  takes: { id: 'from listThreats, listAlerts or searchRecords' },
  show: ({ threat, connections, incidents }, pen) => {
    const of = ofThreat(pen, threat);
    return {
      records: null,
      data: {
        ...showThreat(pen, threat),
        description: pen.quote(of, 'description', threat.description, quoteMax),
        verdict: threat.verdict && {
          verdict: threat.verdict.verdict,
          reason: pen.quote(of, 'verdict', threat.verdict.reason, quoteMax),
        },
        acknowledgedBy: pen.person(threat.acknowledged?.byName),
        connections: connections.slice(0, toolRowsMax).map(({ type, direction, record }) => ({
          type: pen.quote(of, 'connection', type),
          direction,
          record: showLink(pen, record.family === 'threat' ? 'threat' : 'entity', record),
        })),
        incidents: showIncidents(pen, incidents),
      },
    };
  },
  screen: ({ id }) => screenWith('/threats', { threat: id }),
});

const alertsTool = defineReadTool({
  name: 'listAlerts',
  subject: 'alerts',
  endpoint: listAlerts,
  description: 'Unacknowledged threats that match an alert rule, most severe and newest first.',
  takes: { rule: 'the id of a rule' },
  show: ({ alerts, total }, pen) => ({
    records: total,
    data: {
      total,
      shown: alerts.length,
      alerts: alerts.map(({ threat, rules }) => ({
        ...showThreat(pen, threat),
        rules: rules.map(({ id, name }) => ({
          id,
          name: pen.quote(pen.record('rule', id, name, '/security?tab=alerts'), 'name', name),
        })),
      })),
    },
  }),
  screen: ({ rule }) => screenWith('/security', { tab: 'alerts', rule }),
});

export const threatTools = [listTool, getTool, alertsTool];
