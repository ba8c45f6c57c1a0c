import { daysInMs, hoursInMs, retention } from '@halyard/contracts/server/retention.ts';
import { codeLifeMs, refreshLifeMs, temporaryForMs } from '@halyard/identity-provider';
import { expect, test } from 'vitest';

test('what the privacy notice says of sessions, codes and passwords is what the identity provider does', () => {
  expect(refreshLifeMs).toBe(daysInMs(retention.sessionDays));
  expect(temporaryForMs).toBe(daysInMs(retention.temporaryPasswordDays));
  expect(Math.max(...Object.values(codeLifeMs))).toBe(hoursInMs(retention.codeHours));
});
