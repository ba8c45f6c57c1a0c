import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { SigmaRule, SigmaRuleDetail, SigmaRulePage } from '@halyard/contracts/inflow/sigma.ts';
import { userEvent } from '@testing-library/user-event';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { SigmaPage } from '../sigma-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

/** An enabled rule; `change` overrides it. */
export const ruleOf = (id: string, change: Partial<SigmaRule> = {}): SigmaRule => ({
  id,
  ruleId: '00000000-0000-4000-8000-000000000001',
  title: `Rule ${id}`,
  level: 'high',
  status: 'test',
  state: 'enabled',
  proof: 'untested',
  techniques: ['T1059.001'],
  logsource: { category: 'process_creation', product: 'windows', service: null },
  matches: 0,
  alerts: 0,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:42:00.000Z',
  version: 1,
  sample: false,
  ...change,
});

export const detailOf = (rule: SigmaRule, change: Partial<SigmaRuleDetail> = {}): SigmaRuleDetail => ({
  rule,
  text: `title: ${rule.title}\ndetection:\n  s:\n    a: 1\n  condition: s`,
  problem: null,
  examples: [],
  description: 'Someone runs the tool.',
  author: 'Someone',
  tags: ['attack.t1059.001'],
  references: ['https://example.com/about', 'no address'],
  falsePositives: [],
  ...change,
});

export function pageOf(rules: readonly SigmaRule[], change: Partial<SigmaRulePage> = {}): SigmaRulePage {
  const count = (state: SigmaRule['state']) => rules.filter((rule) => rule.state === state).length;
  return {
    rules: [...rules],
    total: rules.length,
    next: null,
    states: { enabled: count('enabled'), testing: count('testing'), disabled: count('disabled') },
    hasSource: true,
    ...change,
  };
}

type Options = { readonly answers?: Answers; readonly path?: string; readonly as?: Account['role'] };

/** Opens the screen before a server that has these rules. */
export function openSigma(
  rules: readonly SigmaRule[],
  { answers = {}, path = '/sigma', as = 'analyst' }: Options = {},
) {
  const server = fakeCall({
    'GET /sigma-rules': () => pageOf(rules),
    'GET /sigma-rules/:id': ({ params }) => detailOf(rules.find(({ id }) => id === params.id) ?? ruleOf(params.id)),
    ...answers,
  });
  const view = renderWithProviders(<SigmaPage />, {
    call: server.call,
    path,
    now,
    session: { currentUser: person({ role: as }) },
  });
  return {
    user: userEvent.setup(),
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}
