import { actions } from './actions.ts';
import type { AskedQuestion } from './asked-question.ts';
import { followUps } from './follow-ups.ts';
import { aboutHalyard, howTo } from './how-to.ts';
import { incidents } from './incidents.ts';
import { languages } from './languages.ts';
import { connections, entities, lookups, paths } from './network.ts';
import { oneIncident } from './one-incident.ts';
import { account, advice, imports, notifications, overview, tasks, users } from './own-records.ts';
import { analyses, coverage, crime, schemas } from './police-data.ts';
import { forbidden, impossible, tricks } from './refusals.ts';
import { alerts, playbooks, reports } from './responses.ts';
import { thisRecord } from './this-record.ts';
import { threats } from './threats.ts';
import { timesAndCourtesies } from './times-and-courtesies.ts';
import { wordings } from './wordings.ts';

/** Every question of the set, by area. */
export const allAreas: Readonly<Record<string, readonly AskedQuestion[]>> = {
  incidents,
  'one incident': oneIncident,
  alerts,
  playbooks,
  reports,
  threats,
  entities,
  connections,
  paths,
  lookups,
  tasks,
  advice,
  notifications,
  users,
  account,
  imports,
  overview,
  crime,
  coverage,
  schemas,
  analyses,
  'how to': howTo,
  'the assistant itself': aboutHalyard,
  actions,
  'follow-ups': followUps,
  'the record on screen': thisRecord,
  wordings,
  'other languages': languages,
  'times and courtesies': timesAndCourtesies,
  impossible,
  forbidden,
  tricks,
};
