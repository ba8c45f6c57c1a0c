import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createDenialLog } from './log-denials.ts';

const requestOf = (personId: string, url = '/api/users') =>
  ({
    id: 'r1',
    ip: '203.0.113.9',
    method: 'GET',
    caller: { id: personId, key: null },
    routeOptions: { url, config: {} },
  }) as unknown as FastifyRequest;

describe('denied access', () => {
  test('is logged with person, route and permission at the level of a warning, and without the token', async () => {
    const database = await openThrowawaySqlite();
    const server = await startTestApp(database, {});
    const viewer = await server.asPerson('viewer');
    const warn = vi.spyOn(server.app.log, 'warn').mockImplementation(() => {});

    expect((await viewer.ask('GET', '/users')).statusCode).toBe(403);

    const [details, message] = warn.mock.calls[0] ?? [];
    expect(message).toBe('access denied');
    expect(details).toMatchObject({
      personId: viewer.id,
      route: 'GET /api/users',
      permission: 'users.list',
      code: 'forbidden',
      keptBack: 0,
    });
    expect(JSON.stringify(details)).not.toMatch(/bearer|eyJ/i);
    await server.close();
    await database.close();
  });

  test('of the same kind is one line a minute, which says how many it stands for', () => {
    let now = 0;
    const warn = vi.fn();
    const log = createDenialLog({ clock: () => now, warn });
    for (let attempt = 0; attempt < 50; attempt++) log(new ApiError('forbidden'), requestOf('p1'));
    now = 61_000;
    log(new ApiError('forbidden'), requestOf('p1'));

    expect(warn.mock.calls.map(([details]) => details.keptBack)).toEqual([0, 49]);
  });

  test('of any kind is 60 lines a minute at most, and what is no denial is none', () => {
    const warn = vi.fn();
    const log = createDenialLog({ clock: () => 0, warn });
    for (let person = 0; person < 200; person++) log(new ApiError('forbidden'), requestOf(`p${person}`));
    log(new ApiError('not_found'), requestOf('p1'));
    log(new ApiError('second_factor_required'), requestOf('p1'));

    expect(warn).toHaveBeenCalledTimes(60);
  });
});
