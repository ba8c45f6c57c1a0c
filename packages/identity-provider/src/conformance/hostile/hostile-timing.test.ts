import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord, Ports, Reads } from '../../ports.ts';
import { createMemoryPorts } from '../../testing/memory-stores.ts';
import { makeTestKeys, openTestProvider } from '../../testing/test-provider.ts';

const known = 'ada@example.com';
const unknown = 'nobody@somewhere.org';

/** Storage that says what it was asked for, outside of transactions. */
function openObserved(keys: readonly KeyRecord[]) {
  const memory = createMemoryPorts({ keys });
  const asked: string[] = [];
  const overhear = (table: keyof Reads) =>
    new Proxy(memory.ports.read[table], {
      get(_, name) {
        asked.push(`${table}.${String(name)}`);
        // As it is now: every transaction leaves another one behind.
        return Reflect.get(memory.ports.read[table], name);
      },
    });
  const read = Object.fromEntries(
    Object.keys(memory.ports.read).map((table) => [table, overhear(table as keyof Reads)]),
  ) as Reads;
  const ports: Ports = { ...memory.ports, read };
  const opened = openTestProvider({ memory: { ...memory, ports }, config: { userExistence: 'prevent' } });
  return { ...opened, asked };
}

// How long an answer takes is mostly how often storage was asked for it.
describe('who has an account is not told by what storage is asked for', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  test.each([
    ['USER_SRP_AUTH', { SRP_A: 'abc123' }],
    ['USER_PASSWORD_AUTH', { PASSWORD: 'wrong' }],
    ['USER_AUTH', {}],
    ['USER_AUTH', { PREFERRED_CHALLENGE: 'WEB_AUTHN' }],
    ['USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' }],
    ['USER_AUTH', { PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: 'wrong' }],
    ['CUSTOM_AUTH', {}],
  ])('%s %o', async (AuthFlow, more) => {
    const { addConfirmed, call, asked } = openObserved(keys);
    await addConfirmed(known);
    const overhear = async (USERNAME: string) => {
      asked.length = 0;
      await call('InitiateAuth', { AuthFlow, AuthParameters: { USERNAME, ...more } });
      return [...asked];
    };

    const ofSomebody = await overhear(known);

    expect(ofSomebody).not.toEqual([]);
    expect(await overhear(unknown)).toEqual(ofSomebody);
  });
});
