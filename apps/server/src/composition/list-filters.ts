import type { Endpoint, Parsed } from '@halyard/contracts/endpoint.ts';
import { listReceivedAlerts } from '@halyard/contracts/inflow/received-alerts.ts';
import { listEntities } from '@halyard/contracts/intelligence/entities.ts';
import { listThreats } from '@halyard/contracts/intelligence/threats.ts';
import { listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { matchingReceived } from '../modules/alerts/received/filter-received.ts';
import type { Found, ListFilters } from '../modules/history/list-ports.ts';
import { matchingIncidents } from '../modules/incidents/filter-incidents.ts';
import { matchingEntities } from '../modules/intelligence/entities/filter-entities.ts';
import { settleImported } from '../modules/intelligence/filter-imported.ts';
import { matchingThreats } from '../modules/intelligence/threats/filter-threats.ts';
import { parseInput } from '../platform/requests/parse-input.ts';

const read = <E extends Endpoint>({ query }: E, given: Readonly<Record<string, string>>) =>
  parseInput({ query } as unknown as E, { params: undefined, query: given, body: undefined }).query as Parsed<
    E['query']
  >;

const found = (query: unknown) => query as Found;

/** The filters of the lists, as their own endpoints have them. */
export const listFilters: ListFilters = {
  async threats(db, given, { now }) {
    const filter = await settleImported(db, read(listThreats, given));
    return (from, inColumns) => found(matchingThreats(from, Object.assign({ inColumns }, filter), now));
  },
  async network(db, given, { now }) {
    const filter = await settleImported(db, read(listEntities, given));
    return (from, inColumns) => found(matchingEntities(from, Object.assign({ inColumns }, filter), now));
  },
  async incidents(_, given, { now }) {
    const filter = read(listIncidents, given);
    return (from, inColumns) => found(matchingIncidents(from, Object.assign({ inColumns }, filter), now));
  },
  async receivedAlerts(_, given, asking) {
    const filter = read(listReceivedAlerts, given);
    return (from) => found(matchingReceived(from, filter, asking));
  },
};
