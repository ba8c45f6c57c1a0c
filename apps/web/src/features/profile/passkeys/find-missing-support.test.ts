import { expect, test } from 'vitest';
import { offerPasskeys } from '../../../testing/fake-passkeys.ts';
import { findMissingRequirements } from './find-missing-support.ts';

const pageAt = (address: string, isSecureContext = true) => ({ isSecureContext, location: new URL(address) });

test.each(['https://console.example.com/profile', 'http://localhost:3000/profile'])(
  '%s can have passkeys',
  (address) => {
    offerPasskeys();

    expect(findMissingRequirements(pageAt(address))).toBeNull();
  },
);

test.each(['http://127.0.0.1:3000/profile', 'http://[::1]:3000/profile'])(
  '%s has no host name that a passkey could belong to',
  (address) => {
    offerPasskeys();

    expect(findMissingRequirements(pageAt(address))).toBe('needsAddress');
  },
);

test('an address without encryption has no passkeys', () => {
  expect(findMissingRequirements(pageAt('http://console.example.com/profile', false))).toBe('needsAddress');
});

test('the right address in a browser without passkeys lacks the browser', () => {
  expect(findMissingRequirements(pageAt('https://console.example.com/profile'))).toBe('needsBrowser');
});
