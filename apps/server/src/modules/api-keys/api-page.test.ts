import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rateLimits } from '@halyard/contracts/accounts/settings.ts';
import { usersListed } from '@halyard/contracts/accounts/users.ts';
import { operations } from '@halyard/contracts/api-document/all-endpoints.ts';
import { apiErrors } from '@halyard/contracts/errors.ts';
import { expect, test } from 'vitest';
import { apiIntroduction } from '../../platform/api-document/api-introduction.ts';
import { makeKey } from './make-key.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'api.md'), 'utf8');
const texts = [page, apiIntroduction];
const inTicks = texts.flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code));

test('the page and the introduction name only error codes that there are, with their status', () => {
  const named = inTicks.filter((code) => /^[a-z]+(_[a-z]+)+$/.test(code) && code !== 'ck_console' && code !== 'hlk_');
  const withStatus = texts.flatMap((text) => [...text.matchAll(/\b([45]\d\d)\s+`([a-z_]+)`/g)]);

  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((code) => !Object.hasOwn(apiErrors, code))).toEqual([]);
  for (const [, status, code = ''] of withStatus)
    expect([code, apiErrors[code as keyof typeof apiErrors].status]).toEqual([code, Number(status)]);
});

test('they name only operations that there are', () => {
  const known = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  const named = inTicks.filter((code) => /^(GET|POST|PUT|PATCH|DELETE) \//.test(code));

  expect(named.length).toBeGreaterThan(1);
  expect(named.map((code) => code.replace(' /api/', ' /')).filter((code) => !known.includes(code))).toEqual([]);
});

test('keys look as they say, and limits are those that are kept', () => {
  expect(page).toContain('It begins with `hlk_`');
  expect(makeKey((bytes) => new Uint8Array(bytes).fill(7))).toMatch(/^hlk_/);
  const number = (value: number) => value.toLocaleString('en');
  expect(page).toContain(`${number(Math.min(...rateLimits))} to ${number(Math.max(...rateLimits))} a minute`);
  expect(page).toContain(`an array of at most ${number(usersListed)}`);
});
