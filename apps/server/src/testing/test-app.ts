import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { InjectOptions } from 'fastify';
import { readConfig } from '../config.ts';
import { createApp } from '../create-app.ts';
import type { SharedClock } from '../database/clock/shared-clock.ts';
import type { Database } from '../database/database.ts';
import type { CheckpointFile } from '../event-log/audit-checkpoint.ts';
import { testKey } from './test-vault.ts';

const start = Date.parse('2026-11-21T08:42:00.000Z');
const password = 'Night-chart-7781';

/** A checkpoint of the audit chain that ends with the test. */
function keepInMemory(): CheckpointFile {
  let kept: string | undefined;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
  };
}

type Options = {
  readonly environment?: Record<string, string>;
  readonly consoleFolder?: string;
  readonly hasIntakeThread?: boolean;
  readonly sharedClock?: SharedClock;
  readonly drainQuietMs?: number;
  readonly leaveMs?: number;
  readonly place?: string;
};

/** The real product on a given database, with the real identity provider and a clock set by the test. */
export async function startTestApp(
  database: Database,
  {
    environment = {},
    consoleFolder = '/nowhere',
    hasIntakeThread = false,
    sharedClock,
    drainQuietMs = 0,
    leaveMs = 0,
    place,
  }: Options = {},
) {
  let now = start;
  const auditCheckpoint = keepInMemory();
  const config = readConfig({
    HALYARD_LOG_LEVEL: 'silent',
    HALYARD_RATE_LIMIT_FACTOR: '1000',
    HALYARD_DATA_DIR: join(tmpdir(), 'halyard-test-data'),
    ...environment,
  });
  const server = await createApp({
    config,
    database,
    clock: () => now,
    masterKey: testKey,
    consoleFolder,
    hasIntakeThread,
    drainQuietMs,
    leaveMs,
    ...(place !== undefined && { place }),
    ...(sharedClock && { sharedClock }),
    operatorTicket: 'a ticket for tests',
    auditCheckpoint,
    // Unawaited: a rejection fails the run, whatever the test expects.
    onUndeclared: (what) =>
      queueMicrotask(() => {
        throw new Error(`${what}. Add it to its \`errors\`, so that the API document has it.`);
      }),
  });

  async function addPerson(role: Role, name: string = randomUUID()) {
    const person = { firstName: 'Ada', lastName: 'Byron', department: 'Engineering', role, password };
    const email = `${name}@example.com`;
    const id = await server.identity.ensureAccount({ ...person, email });
    return { id, email, password };
  }

  /** Signs in over the wire, as a client would. */
  async function signIn(email: string): Promise<string> {
    const { AuthenticationResult } = (await callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    })) as { AuthenticationResult: { AccessToken: string } };
    return AuthenticationResult.AccessToken;
  }

  async function callIdentity(operation: string, payload: object): Promise<Record<string, unknown>> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/identity/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: JSON.stringify(payload),
    });
    return answer.json();
  }

  async function asPerson(role: Role) {
    const person = await addPerson(role);
    const token = await signIn(person.email);
    const ask = (
      method: InjectOptions['method'] & string,
      path: string,
      options: Omit<InjectOptions, 'method' | 'url'> = {},
    ) =>
      server.app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        ...options,
        headers: { authorization: `Bearer ${token}`, ...options.headers },
      });
    return { ...person, token, ask };
  }

  return {
    ...server,
    config,
    database,
    addPerson,
    signIn,
    callIdentity,
    asPerson,
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
