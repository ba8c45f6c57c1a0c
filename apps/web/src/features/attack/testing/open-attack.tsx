import type { AttackMatrix, AttackTechnique, TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { userEvent } from '@testing-library/user-event';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { AttackPage } from '../attack-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

/** A technique without records; `change` adds some. */
export const techniqueOf = (number: string, name: string, change: Partial<AttackTechnique> = {}): AttackTechnique => ({
  number,
  name,
  parent: number.includes('.') ? (number.split('.')[0] ?? null) : null,
  tactics: ['execution'],
  platforms: ['Linux'],
  threats: 0,
  alerts: 0,
  incidents: 0,
  detections: 0,
  enabled: 0,
  passing: 0,
  ...change,
});

export const matrixOf = (change: Partial<AttackMatrix> = {}): AttackMatrix => ({
  domain: 'enterprise',
  period: '90d',
  version: '17.1',
  importedAt: '2026-11-02T08:00:00.000Z',
  tacticsFrom: 'imported',
  tactics: [
    { id: 'TA0001', shortName: 'initial-access', name: 'Initial Access' },
    { id: 'TA0002', shortName: 'execution', name: 'Execution' },
  ],
  techniques: [
    techniqueOf('T1059', 'Interpreter', { threats: 3, alerts: 5, incidents: 1, detections: 2, enabled: 1, passing: 1 }),
    techniqueOf('T1059.001', 'First shell', { threats: 2, alerts: 5 }),
    techniqueOf('T1059.002', 'Second shell'),
    techniqueOf('T1204', 'User action', { threats: 1 }),
    techniqueOf('T1053', 'Scheduler'),
    techniqueOf('T1566', 'Lure', { tactics: ['initial-access'], alerts: 2, detections: 1, enabled: 1 }),
  ],
  outside: [],
  domains: { enterprise: 4, mobile: 0, ics: 0 },
  since: '2026-08-23T08:42:00.000Z',
  until: '2026-11-21T08:42:00.000Z',
  ...change,
});

export const detailOf = (change: Partial<TechniqueDetail> = {}): TechniqueDetail => ({
  number: 'T1059',
  name: 'Interpreter',
  parent: null,
  tactics: [{ id: 'TA0002', shortName: 'execution', name: 'Execution' }],
  platforms: ['Linux', 'Windows'],
  description: 'Runs commands.',
  reason: null,
  threats: 3,
  alerts: 5,
  incidents: 1,
  detections: 2,
  enabled: 1,
  passing: 1,
  linked: {
    threats: [{ id: 'malware--1', name: 'A loader', severity: 'Critical' }],
    incidents: [{ id: '144', number: 144, name: 'A case', severity: 'High' }],
    alerts: [{ id: 'a1', number: 12, name: 'A shell started', severity: 'Low' }],
  },
  rules: [
    { id: 'r1', title: 'Odd shell', state: 'disabled', proof: 'untested', matches: 0 },
    { id: 'r2', title: 'Shell of an office program', state: 'enabled', proof: 'passing', matches: 9 },
  ],
  references: [{ name: 'attack.example/T1059', url: 'https://attack.example/T1059' }],
  since: '2026-08-23T08:42:00.000Z',
  ...change,
});

type Options = { readonly path?: string; readonly role?: 'admin' | 'analyst' | 'user' };

/** Opens the matrix; `answers` are additional responses of the server. */
export function openAttack(answers: Answers = {}, { path = '/attack', role = 'analyst' }: Options = {}) {
  const { call, sent } = fakeCall({
    'GET /attack/matrix': () => matrixOf(),
    'GET /attack/layers': () => ({ layers: [], imports: [] }),
    'GET /attack/techniques/:number': () => detailOf(),
    ...answers,
  });
  const view = renderWithProviders(<AttackPage />, {
    call,
    path,
    now,
    session: { currentUser: person({ role }) },
  });
  return { ...view, sent, user: userEvent.setup(), address: () => searchText(view.router) };
}
