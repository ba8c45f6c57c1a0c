import { ApiError, apiErrors } from '@halyard/contracts/errors.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createErrorHandler, isFatal } from './answer-error.ts';

const sqlite = (errcode: number) =>
  Object.assign(new Error('from the database'), { code: 'ERR_SQLITE_ERROR', errcode });

async function answerTo(thrown: Error) {
  const failures: ApiError[] = [];
  const app = Fastify();
  const onFailure = (error: ApiError) => failures.push(error);
  app.setErrorHandler(createErrorHandler({ onFailure, onUndeclared: () => {} }));
  app.get('/', async () => {
    throw thrown;
  });
  const answer = await app.inject('/');
  return { answer, failures };
}

test.each([
  ['a full disk', sqlite(13), 507, 'storage_full'],
  ['no space for a file', Object.assign(new Error(), { code: 'ENOSPC' }), 507, 'storage_full'],
  ['a database that is away', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
  ['a database that shuts down', Object.assign(new Error(), { code: '57P01' }), 503, 'unavailable'],
  ['a database that does not answer', new Error('Query read timeout'), 503, 'unavailable'],
  ['a statement that took too long', Object.assign(new Error(), { code: '57014' }), 503, 'unavailable'],
  ['an identity provider that is away', new ApiError('identity_unavailable'), 503, 'identity_unavailable'],
])('%s is told apart, says when to come back, and is reported', async (_name, thrown, status, code) => {
  const { answer, failures } = await answerTo(thrown);

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(failures).toHaveLength(1);
});

const postgres = (code: string, constraint: string) =>
  Object.assign(new Error('from the database'), { code, constraint });
const sqliteViolation = (errcode: number, column: string) =>
  Object.assign(new Error(`UNIQUE constraint failed: ${column}`), { code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  ['a user name on PostgreSQL', postgres('23505', 'people_username_key'), 'username_taken'],
  ['a user name on SQLite', sqliteViolation(2067, 'people.username'), 'username_taken'],
  ['an address on PostgreSQL', postgres('23505', 'idp_users_email_key'), 'email_taken'],
  ['an address on SQLite', sqliteViolation(2067, 'idp_users.email'), 'email_taken'],
  ['any other key on PostgreSQL', postgres('23505', 'schemas_versions'), 'conflict'],
  ['any other key on SQLite', sqliteViolation(1555, 'schemas.id'), 'conflict'],
  ['a row that is referred to and gone', postgres('23503', 'todos_owner_id_fkey'), 'conflict'],
])('%s that is there already is rejected by its code and is no failure of ours', async (_name, thrown, code) => {
  const { answer, failures } = await answerTo(thrown);

  expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
  expect(failures).toEqual([]);
});

test('a bug answers the fixed sentence and gives nothing of itself away', async () => {
  const { answer, failures } = await answerTo(new Error('select secret from vault'));

  expect(answer.statusCode).toBe(500);
  expect(answer.json().message).toBe('Server error. Our team has been notified and is working on it.');
  expect(answer.body).not.toContain('vault');
  expect(String(failures[0]?.cause)).toContain('select secret from vault');
});

test.each([
  ['a body that broke off', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), 'bad_request'],
  ['a character that PostgreSQL does not keep', Object.assign(new Error(), { code: '22021' }), 'invalid_input'],
])('%s is the fault of who sent it', async (_name, thrown, code) => {
  const { answer, failures } = await answerTo(thrown);

  expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  expect(failures).toEqual([]);
});

test('a rejection is no failure', async () => {
  const { answer, failures } = await answerTo(new ApiError('todo_not_found'));

  expect(answer.json()).toMatchObject({ code: 'todo_not_found', message: apiErrors.todo_not_found.message });
  expect(failures).toEqual([]);
});

test('a broken database file is fatal, a full disk and a bug are not', () => {
  expect([10, 266, 11, 26].map((errcode) => isFatal(sqlite(errcode)))).toEqual([true, true, true, true]);
  expect([sqlite(13), sqlite(5), new Error('bug')].map(isFatal)).toEqual([false, false, false]);
  const sync = (code: string) => Object.assign(new Error(), { code, syscall: 'fdatasync' });
  expect([sync('EIO'), sync('ENOSPC')].map(isFatal)).toEqual([true, false]);
});
