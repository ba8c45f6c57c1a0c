import { expect, test } from 'vitest';
import { chooseAlert } from './choose-notice.ts';

const ended = {
  id: 1,
  at: 0,
  severity: 'low' as const,
  subject: 'bundle.json',
  audienceId: null,
  actor: { id: null, address: null, requestId: null },
  objectType: 'import' as const,
  objectId: 'i1',
};

test('System Updates governs the mails it names: how imports ended, whatever they brought', () => {
  expect(chooseAlert({ ...ended, kind: 'import_finished' }, 'intel')?.category).toBe('system');
  expect(chooseAlert({ ...ended, kind: 'import_failed' }, 'intel')?.category).toBe('system');
  expect(chooseAlert({ ...ended, kind: 'threat_added' }, 'intel')?.category).toBe('intelligence');
});
