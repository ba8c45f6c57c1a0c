import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

test('analytics is on and both mocks are off unless the build says otherwise', () => {
  expect(readFlags({})).toEqual({ analytics: true, mockAuth: false, mockData: false });
  expect(readFlags({ VITE_ANALYTICS: 'false', VITE_MOCK_DATA: 'true' })).toEqual({
    analytics: false,
    mockAuth: false,
    mockData: true,
  });
});

test('a production build rejects mocks', () => {
  expect(() => readFlags({ PROD: true, VITE_MOCK_AUTH: '1' })).toThrow('VITE_MOCK_AUTH');
});
