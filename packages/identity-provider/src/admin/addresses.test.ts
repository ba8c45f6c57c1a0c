import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../ports.ts';
import { makeTestKeys, openTestProvider, password } from '../testing/test-provider.ts';

const old = 'ada@example.com';
const fresh = 'byron@example.com';

describe('names and addresses in the hands of the product', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withAda() {
    const opened = openTestProvider({ keys });
    const id = await opened.addConfirmed(old);
    const kindsTo = (email: string) => opened.lettersTo(email).map(({ kind }) => kind);
    return { ...opened, admin: opened.provider.admin, id, kindsTo };
  }

  test('a new address waits for its code, and the old one signs in until then', async () => {
    const { admin, id, kindsTo, lastCode, tryPassword } = await withAda();

    await admin.requestEmailChange(id, 'Byron@Example.com');

    expect([kindsTo(fresh), kindsTo(old).at(-1)]).toEqual([['attribute_code'], 'email_changed_notice']);
    expect((await tryPassword(old, password)).error).toBeNull();
    await admin.confirmEmailChange(id, lastCode(fresh));
    expect((await tryPassword(fresh, password)).error).toBeNull();
    expect(await admin.readUser(id)).toMatchObject({ email: fresh, emailVerified: true });
  });

  test('asking for the code again tells the old address nothing new', async () => {
    const { admin, id, kindsTo } = await withAda();
    await admin.requestEmailChange(id, fresh);
    await admin.requestEmailChange(id, fresh);

    expect(kindsTo(fresh)).toHaveLength(2);
    expect(kindsTo(old).filter((kind) => kind === 'email_changed_notice')).toHaveLength(1);
  });

  test('the code is rejected when it is wrong, tried too often, or somebody was faster', async () => {
    const { admin, id, lastCode, addConfirmed } = await withAda();
    await admin.requestEmailChange(id, fresh);
    const right = lastCode(fresh);
    const wrong = right === '000000' ? '000001' : '000000';
    await expect(admin.confirmEmailChange(id, wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await addConfirmed(fresh);
    await expect(admin.confirmEmailChange(id, right)).rejects.toMatchObject({ name: 'AliasExistsException' });

    for (let tries = 0; tries < 3; tries += 1) await admin.confirmEmailChange(id, wrong).catch(() => {});
    await expect(admin.confirmEmailChange(id, right)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('five codes an hour may be asked for', async () => {
    const { admin, id } = await withAda();
    for (let sent = 0; sent < 4; sent += 1) await admin.requestEmailChange(id, fresh);

    await expect(admin.requestEmailChange(id, fresh)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('an administrator moves an account at once; both addresses hear of it, and a waiting code is void', async () => {
    const { admin, id, kindsTo, lastCode, events } = await withAda();
    await admin.requestEmailChange(id, 'other@example.com');

    await admin.setEmail(id, fresh);

    expect(await admin.readUser(id)).toMatchObject({ email: fresh, emailVerified: true });
    expect([kindsTo(old).at(-1), kindsTo(fresh)]).toEqual(['email_changed_notice', ['email_changed_notice']]);
    expect(events().at(-1)).toMatchObject({ kind: 'email_changed', email: fresh });
    await expect(admin.confirmEmailChange(id, lastCode('other@example.com'))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('addresses and names that others have are rejected', async () => {
    const { admin, id, addConfirmed } = await withAda();
    await addConfirmed('grace@example.com');

    await expect(admin.setEmail(id, 'grace@example.com')).rejects.toMatchObject({ name: 'AliasExistsException' });
    await expect(admin.setUsername(id, 'grace')).rejects.toMatchObject({ name: 'AliasExistsException' });
    await admin.setUsername(id, 'lovelace');
    await admin.setUsername(id, 'lovelace');
    expect((await admin.readUser(id))?.username).toBe('lovelace');
  });
});
