import { expect, test } from 'vitest';
import { pulls as text } from '../../../text/en/inflow/pulls.ts';
import { exchangeOf, rejected } from '../testing/open-sources.tsx';
import { conclude, nameProblem, placeOf, statusLine, writeExchange } from './describe-exchange.ts';

test('what went wrong is named with its status, where there was one', () => {
  expect(nameProblem(exchangeOf(), text)).toBe('');
  expect(nameProblem(rejected, text)).toBe('Credential rejected (HTTP 401)');
  expect(nameProblem({ status: 500, problem: 'rejected' }, text)).toBe('Request rejected (HTTP 500)');
  expect(nameProblem({ status: 429, problem: 'rejected' }, text)).toBe('Asked to wait (HTTP 429)');
  expect(nameProblem({ status: null, problem: 'unreachable' }, text)).toBe('Not reachable');
});

test('an exchange says what follows from it', () => {
  expect(conclude(rejected, text, false)).toMatch(/^The server rejected the credential.*after 20 failures in a row\.$/);
  expect(conclude(rejected, text, true)).not.toContain('20');
  expect(conclude({ status: 502, problem: 'rejected' }, text, false)).toContain('asks again automatically');
  expect(conclude({ status: 429, problem: 'rejected' }, text, false)).toBe(text.conclusion.waits);
  expect(conclude({ status: 304, problem: null }, text, false)).toBe(text.conclusion.unchanged);
  expect(conclude({ status: null, problem: 'blocked' }, text, true)).toContain('HALYARD_EGRESS_ALLOW');
});

test('it is copied as it is shown', () => {
  expect(writeExchange(rejected, text).split('\n')).toEqual([
    ...rejected.request,
    '',
    '401 Unauthorized',
    'content-type: application/json',
    '',
    '<h1>Unauthorized</h1>',
  ]);
  expect(writeExchange(exchangeOf({ status: null, problem: 'timeout' }), text)).toContain('No response.');
  expect(statusLine(299)).toBe('299');
});

test('the place of a source leaves out what may be secret', () => {
  expect(placeOf('https://am.example.com:8443/api/v2/alerts?token=x')).toBe('am.example.com:8443/api/v2/alerts');
  expect(placeOf('https://am.example.com/')).toBe('am.example.com');
});
