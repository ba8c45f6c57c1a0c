import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { Answers } from '../../../../../testing/fake-call.ts';
import { openSecurity } from '../../../testing/open-security.tsx';
import { detailOf, queueOf } from './alert-of.ts';

type Options = {
  readonly alerts: readonly ReceivedAlert[];
  readonly more?: string;
  readonly answers?: Answers;
  readonly as?: 'admin' | 'analyst' | 'user';
};

/** Opens the queue with a server that has these alerts. */
export function openQueue({ alerts, more = '', answers = {}, as = 'analyst' }: Options) {
  const known: Answers = {
    'GET /received-alerts': () => queueOf(alerts),
    'GET /received-alerts/:id': ({ params }) => {
      const alert = alerts.find(({ id }) => id === params.id);
      if (!alert) throw new Error(`There is no alert ${params.id}`);
      return detailOf(alert);
    },
    'GET /received-alerts/:id/similar': () => [],
    'GET /received-alerts/similar-incidents': () => [],
    'GET /address-places': () => ({ countries: [], networks: [] }),
    'GET /sources': () => ({
      at: '2026-11-21T08:42:00.000Z',
      counts: { items: 0, created: 0, updated: 0, folded: 0, rejected: 0 },
      deadLetters: 0,
      sources: [],
    }),
  };
  return openSecurity({ path: `/security?tab=alerts&alerts=received${more}`, answers: { ...known, ...answers }, as });
}
