import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Letter, Ports, Stores } from '@halyard/identity-provider';
import { openTestProvider, password, sessionOf } from '@halyard/identity-provider/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../testing/databases.ts';
import { createIdentityPorts } from './identity-ports.ts';

const another = 'Another-chart-5512';
const third = 'Third-chart-90017';

type Moment = { readonly store: 'users' | 'families'; readonly method: string; readonly act: () => Promise<unknown> };

// Two transactions at once: a thief's is stopped where it has looked and not yet written, the owner's runs meanwhile.
describe.each(testDatabases)('a thief who is faster than the owner by a moment, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  function openProvider() {
    const letters: Letter[] = [];
    const ports = createIdentityPorts({
      database,
      announce: async () => {},
      queueLetter: async (_tx, letter) => {
        letters.push(letter);
      },
    });
    let moment: Moment | undefined;

    /** The stores of a transaction, the first of which waits at the moment that was chosen. */
    function stopping(stores: Stores): Stores {
      const chosen = moment;
      if (!chosen) return stores;
      moment = undefined;
      const { store, method, act } = chosen;
      const stopped = new Proxy(stores[store], {
        get(target, name) {
          const real: unknown = Reflect.get(target, name);
          if (name !== method || typeof real !== 'function') return real;
          return async (...given: readonly unknown[]) => {
            // Storage that lets one transaction in at a time will not let the other finish first.
            await Promise.race([act(), pause(300)]);
            return real.apply(target, given);
          };
        },
      });
      return { ...stores, [store]: stopped };
    }

    const memory = {
      ports: { ...ports, transaction: (work) => ports.transaction((stores) => work(stopping(stores))) } satisfies Ports,
      letters: () => letters,
      events: () => [],
      keys: () => [],
    };
    const opened = openTestProvider({ memory });
    const email = `${randomBytes(8).toString('hex')}@example.com`;
    return { ...opened, email, stopAt: (chosen: Moment) => (moment = chosen) };
  }

  async function withOwner() {
    const opened = openProvider();
    const id = await opened.addConfirmed(opened.email);
    const { AccessToken } = await opened.signIn(opened.email);
    await opened.call('ForgotPassword', { Username: opened.email });
    const reset = () =>
      opened.call('ConfirmForgotPassword', {
        Username: opened.email,
        ConfirmationCode: opened.lastCode(opened.email),
        Password: another,
      });
    const isOpenTo = async (given: string) => (await opened.tryPassword(opened.email, given)).error === null;
    return { ...opened, id, AccessToken, reset, isOpenTo };
  }

  // Where the thief's transaction first writes, and where it has looked whether the session lives.
  describe.each([
    ['users', 'update'],
    ['families', 'find'],
  ] as const)('stopped at %s.%s', (store, method) => {
    async function race(act: (owner: Awaited<ReturnType<typeof withOwner>>) => Promise<unknown>) {
      const opened = await withOwner();
      opened.pass(1_000);
      const told = Promise.withResolvers<boolean>();
      const reset = () => opened.reset().then(({ error }) => told.resolve(error === null));
      opened.stopAt({ store, method, act: reset });
      await act(opened).catch(() => {});
      return { hasReset: await told.promise, isOpenTo: opened.isOpenTo };
    }

    test('does not replace the password that the owner has just set', async () => {
      const { hasReset, isOpenTo } = await race(({ call, AccessToken }) =>
        call('ChangePassword', { AccessToken, PreviousPassword: password, ProposedPassword: third }),
      );

      expect([await isOpenTo(another), await isOpenTo(third)]).toEqual([hasReset, !hasReset]);
    });

    test('nor through the product', async () => {
      const { hasReset, isOpenTo } = await race(({ provider, id, AccessToken }) =>
        provider.admin.setPassword(id, third, sessionOf({ AccessToken })),
      );

      expect([await isOpenTo(another), await isOpenTo(third)]).toEqual([hasReset, !hasReset]);
    });
  });

  test('has no session left when an administrator demands another password', async () => {
    const { provider, id, tryPassword, email, stopAt, rows } = await withOwner();
    let administrator: Promise<unknown> = Promise.resolve();
    stopAt({ store: 'users', method: 'hold', act: () => (administrator = provider.admin.requireReset(id)) });

    await tryPassword(email, password);
    await administrator;

    const sessions = await rows().families.listOf(id);
    expect(sessions.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  });
});
