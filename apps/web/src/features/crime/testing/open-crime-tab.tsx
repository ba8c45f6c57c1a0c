import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { CrimeFigures, CrimeGrid, CrimeRow } from '@halyard/contracts/crime/crime.ts';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';

type Query = Readonly<Record<string, string | undefined>>;

export const crimeChoices = {
  months: ['2025-11', '2025-12', '2026-01', '2026-02'],
  forces: [
    { force: 'city-of-london', name: 'City of London Police' },
    { force: 'kent', name: 'Kent Police' },
  ],
  areas: ['Camden', 'City of London', 'Leeds'],
  outcomes: ['Under investigation'],
};

/** Empty figures; `change` fills some. */
export const crimeFigures = (change: Partial<CrimeFigures> = {}): CrimeFigures => ({
  total: 0,
  antisocial: 0,
  groups: [],
  others: 0,
  absent: [],
  ...change,
});

export const crimeGrid = (change: Partial<CrimeGrid> = {}): CrimeGrid => ({
  size: 25_000,
  total: 0,
  withoutLocation: 0,
  points: 0,
  cells: [],
  others: 0,
  ...change,
});

/** A theft in the City of London; `change` overrides it. */
export const crimeRow = (change: Partial<CrimeRow> = {}): CrimeRow => ({
  crimeId: '0123456789abcdef0123456789abcdef',
  month: '2026-02',
  reportedBy: 'City of London Police',
  fallsWithin: 'City of London Police',
  force: 'city-of-london',
  longitude: -0.1,
  latitude: 51.52,
  location: 'On or near Moor Lane',
  lsoaCode: 'E01000001',
  lsoaName: 'City of London 001A',
  area: 'City of London',
  category: 'Other theft',
  outcome: 'Under investigation',
  context: null,
  fileId: 'f1',
  line: 1_234,
  ...change,
});

type Options = {
  readonly answers?: Answers;
  readonly path?: string;
  readonly as?: Account['role'];
};

/** Opens a tab of the crime screen over a server with four imported months. */
export function openCrimeTab(tab: ReactNode, { answers = {}, path = '/crime-analysis', as }: Options = {}) {
  // jsdom does not render, and warns when asked to.
  HTMLCanvasElement.prototype.getContext = () => null;
  const server = fakeCall({ 'GET /crime/choices': () => crimeChoices, ...answers });
  const session = as ? { session: { currentUser: person({ role: as }) } } : {};
  const view = renderWithProviders(tab, {
    call: server.call,
    path,
    now: new Date('2026-11-21T08:42:00.000Z'),
    ...session,
  });
  return {
    ...view,
    user: userEvent.setup(),
    /** The requests to an endpoint, in order. */
    requests: (endpoint: string) =>
      server.sent.filter((sent) => sent.endpoint === endpoint).map(({ query }) => query as Query),
    address: () => searchText(view.router) as Query,
  };
}
