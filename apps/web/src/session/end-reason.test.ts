import { expect, test } from 'vitest';
import { endReasons, forgetEndReason, keepEndReason, readEndReason, reasonOf } from './end-reason.ts';

test.each(endReasons)('the reason %s is there until it has been said', (reason) => {
  keepEndReason(sessionStorage, reason);

  expect(readEndReason(sessionStorage)).toBe(reason);
  forgetEndReason(sessionStorage);
  expect(readEndReason(sessionStorage)).toBeUndefined();
});

test('an idle session that another tab ends was idle', () => {
  keepEndReason(sessionStorage, 'idle');
  keepEndReason(sessionStorage, 'elsewhere');

  expect(readEndReason(sessionStorage)).toBe('idle');
});

test('something else under the key is no reason', () => {
  sessionStorage.setItem('halyard.session-ended', 'weather');

  expect(readEndReason(sessionStorage)).toBeUndefined();
});

test('the server names a deactivated account; any other 401 is a session that it does not accept', () => {
  expect(reasonOf('account_inactive')).toBe('deactivated');
  expect(reasonOf('not_signed_in')).toBe('rejected');
  expect(reasonOf(undefined)).toBe('rejected');
});
