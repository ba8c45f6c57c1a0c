import { daysInMs, hoursInMs, retention } from '@halyard/contracts/retention.ts';
import { temporaryForMs } from '@halyard/identity-provider/admin/invitations.ts';
import { refreshLifeMs } from '@halyard/identity-provider/tokens/start-session.ts';
import { codeLifeMs } from '@halyard/identity-provider/user-pool/codes/codes.ts';
import { expect, test } from 'vitest';

test('what the privacy notice says of sessions, codes and passwords is what the identity provider does', () => {
  expect(refreshLifeMs).toBe(daysInMs(retention.sessionDays));
  expect(temporaryForMs).toBe(daysInMs(retention.temporaryPasswordDays));
  expect(Math.max(...Object.values(codeLifeMs))).toBe(hoursInMs(retention.codeHours));
});
