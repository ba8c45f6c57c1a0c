import {
  getIncident,
  getKpis,
  type IncidentSummary,
  incidentSeverities,
  listIncidents,
  listPlaybooks,
  unresolvedStatuses,
} from '@halyard/contracts/operations/incidents.ts';
import { getIncidentReport } from '@halyard/contracts/operations/reports.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import { incidentLabel, type Pen, quoteMax } from '../context.ts';
import { defineReadTool, type Input, screenWith } from '../read-tool.ts';
import { showLinks } from './show-links.ts';

/** `INC-000007`, `#7` and `7` are the same incident. */
export const incidentId = (written: string): string => written.replace(/^\D*0*(?=\d)/, '');

const showSummary = (pen: Pen, incident: IncidentSummary) => {
  const of = pen.incident(incident.id);
  return {
    incident: incidentLabel(incident.id),
    title: pen.quote(of, 'title', incident.title),
    severity: incident.severity,
    status: incident.status,
    detected: pen.at(incident.timeDetected),
    due: pen.at(incident.dueAt),
    resolved: pen.at(incident.resolvedAt),
    assignedTo: pen.person(incident.assignedTo?.name),
    source: pen.quote(of, 'source', incident.source),
  };
};

const filters = {
  status: 'all shows closed ones too',
  severity: `one or several of ${incidentSeverities.join(', ')} with commas`,
  assignee: 'the id of a person, or nobody',
  search: 'words of the title',
  kpi: 'the incidents that one of the four figures counts',
  unresolved: `yes: ${unresolvedStatuses.join(', ')}`,
  overdue: 'yes: unresolved and past their target',
  closed: 'yes: closed ones only',
  opened: 'yes: opened between from and to',
  resolved: 'yes: resolved between from and to',
  reopened: 'yes: reopened between from and to',
  from: 'an instant such as 2026-11-21T00:00:00.000Z',
  to: 'an instant such as 2026-11-21T00:00:00.000Z',
} as const;

const listTool = defineReadTool({
  name: 'listIncidents',
  subject: 'incidents',
  endpoint: listIncidents,
  description: 'Incidents, newest first, with how many match. `counts` are by status within the other filters.',
  takes: filters,
  free: ['search'],
  show: ({ incidents, total, counts }, pen) => ({
    records: total,
    data: { total, counts, shown: incidents.length, incidents: incidents.map((one) => showSummary(pen, one)) },
  }),
  screen: (input) => screenWith('/security', input),
});

const getTool = defineReadTool({
  name: 'getIncident',
  subject: 'incident',
  endpoint: getIncident,
  description: 'One incident with description, timeline, linked records and playbooks.',
  takes: { id: 'its number: 7 for INC-000007' },
  prepare: ({ id = '' }): Input => ({ id: incidentId(id) }),
  show: (incident, pen) => {
    const of = pen.incident(incident.id);
    return {
      records: null,
      data: {
        ...showSummary(pen, incident),
        description: pen.quote(of, 'description', incident.description, quoteMax),
        labels: pen.quote(of, 'labels', incident.labels.join(', '), quoteMax),
        confidence: incident.confidence,
        tlp: incident.tlp,
        timeline: incident.updates.slice(0, toolRowsMax).map((update) => ({
          at: pen.at(update.time),
          kind: update.kind,
          by: pen.person(update.user?.name),
          from: pen.quote(of, 'timeline', update.details?.from ?? ''),
          to: pen.quote(of, 'timeline', update.details?.to ?? ''),
          message: pen.quote(of, 'timeline', update.message || (update.details?.reason ?? ''), quoteMax),
        })),
        threats: showLinks(pen, 'threat', incident.threats),
        entities: showLinks(pen, 'entity', incident.entities),
        playbooks: incident.playbooks.map(({ id, name, steps }) => {
          const run = pen.record('playbook', id, name, '/security?tab=playbooks');
          return {
            name: pen.quote(run, 'name', name),
            steps: steps
              .slice(0, toolRowsMax)
              .map((step) => ({ text: pen.quote(run, 'step', step.text), done: pen.at(step.doneAt) })),
          };
        }),
      },
    };
  },
  screen: ({ id = '' }) => `/security?incident=${id}`,
});

const kpisTool = defineReadTool({
  name: 'getKpis',
  subject: 'kpis',
  endpoint: getKpis,
  description:
    'Open incidents, open critical ones, mean hours to resolution over 30 days, resolved in 24 hours, active analysts.',
  takes: {},
  show: ({ analysts, at, ...figures }, pen) => ({
    records: null,
    data: {
      ...figures,
      at: pen.at(at),
      analysts: analysts.slice(0, toolRowsMax).map(({ id, name, unresolved }) => ({
        id,
        name: pen.person(name),
        unresolved,
      })),
    },
  }),
  screen: () => '/security',
});

const reportTool = defineReadTool({
  name: 'getIncidentReport',
  subject: 'report',
  endpoint: getIncidentReport,
  description: 'What was opened, resolved and reopened in a period of at most 366 days, by severity, person and day.',
  takes: { from: filters.from, to: filters.to },
  show: ({ from, to, madeAt, byAssignee, byDay, ...figures }, pen) => ({
    records: null,
    data: {
      ...figures,
      from: pen.at(from),
      to: pen.at(to),
      madeAt: pen.at(madeAt),
      byAssignee: byAssignee.slice(0, toolRowsMax).map(({ id: _, name, ...theirs }) => ({
        name: pen.person(name) ?? null,
        ...theirs,
      })),
      byDay: byDay.filter(({ opened, resolved }) => opened + resolved > 0).slice(-toolRowsMax),
    },
  }),
  screen: ({ from, to }) => screenWith('/security', { tab: 'reports', period: 'custom', from, to }),
});

const playbooksTool = defineReadTool({
  name: 'listPlaybooks',
  subject: 'playbooks',
  endpoint: listPlaybooks,
  description: 'All playbooks with their steps, and on how many unresolved incidents each runs.',
  takes: {},
  show: (playbooks, pen) => ({
    records: playbooks.length,
    data: playbooks.slice(0, toolRowsMax).map(({ id, name, description, steps, running }) => {
      const of = pen.record('playbook', id, name, `/security?tab=playbooks&playbook=${id}`);
      return {
        id,
        name: pen.quote(of, 'name', name),
        description: pen.quote(of, 'description', description),
        steps: steps.slice(0, toolRowsMax).map((step) => pen.quote(of, 'step', step)),
        running,
      };
    }),
  }),
  screen: () => '/security?tab=playbooks',
});

export const incidentTools = [listTool, getTool, kpisTool, reportTool, playbooksTool];
