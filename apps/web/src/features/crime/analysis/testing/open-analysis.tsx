import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TransportError } from '../../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../../testing/fake-call.ts';
import { person } from '../../../../testing/people.ts';
import { renderWithProviders } from '../../../../testing/render-app.tsx';
import { searchText } from '../../../../testing/search-text.ts';
import { AnalysisTab } from '../analysis-tab.tsx';
import type { Invented } from '../use-analysis.ts';
import { processing, resultOf } from './analysis-records.ts';

/** A error of the server. */
export const reject =
  (status: number, serverMessage?: string): (() => never) =>
  () => {
    throw new TransportError({ problem: 'serverError', status, serverMessage });
  };

function TabOfAPage() {
  const [invented, setInvented] = useState<Invented | null>(null);
  return <AnalysisTab invented={invented} onInvented={setInvented} />;
}

type Options = {
  readonly path?: string;
  readonly answers?: Answers;
  readonly as?: 'admin' | 'analyst' | 'user';
  /** A test with its own clock advances it while typing. */
  readonly advance?: (ms: number) => void;
};

/** Opens the tab before a server that has analysed March 2026. */
export function openAnalysis({ path = '/crime-analysis', answers = {}, as = 'analyst', advance }: Options = {}) {
  const server = fakeCall({
    'GET /crime/choices': () => ({
      months: ['2026-03'],
      forces: [],
      areas: ['Camden', 'Leeds'],
      outcomes: [],
    }),
    'GET /analyses': () => ({ analyses: [], next: null }),
    'POST /analysis': () => processing,
    'GET /analysis/:id': () => resultOf(),
    ...answers,
  });
  const view = renderWithProviders(<TabOfAPage />, {
    call: server.call,
    path,
    now: new Date('2026-11-21T08:42:00.000Z'),
    session: { currentUser: person({ role: as }) },
  });
  return {
    ...view,
    user: userEvent.setup(advance && { advanceTimers: advance }),
    sentTo: (endpoint: string) => server.sent.filter((sent) => sent.endpoint === endpoint),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}
