import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { email, meetAda, on } from '../../testing/ada.ts';
import { steps } from '../../testing/steps.ts';
import { makeTestKeys, openTestProvider } from '../../testing/test-provider.ts';

describe('trust that was given before things changed', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  describe('an invitation that went to a mistyped address', () => {
    const [mistyped, meant] = ['gracf@example.com', 'grace@example.com'];

    async function corrected() {
      const opened = openTestProvider({ keys });
      const { id } = await opened.provider.admin.invite({ email: mistyped });
      const temporary = opened.lastCode(mistyped);
      const { body } = await opened.tryPassword(mistyped, temporary);
      opened.pass(1_000);
      await opened.provider.admin.setEmail(id, meant);
      return { ...opened, id, temporary, begun: body.Session };
    }

    test('opens nothing once the address was corrected, not even what was begun with it', async () => {
      const { id, temporary, begun, tryPassword, call } = await corrected();
      const late = await call('RespondToAuthChallenge', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: begun,
        ChallengeResponses: { USERNAME: id, NEW_PASSWORD: 'Another-chart-5512' },
      });

      expect(late.error).toBe('NotAuthorizedException');
      for (const name of [meant, id])
        expect((await tryPassword(name, temporary)).body.message).toBe('Incorrect username or password.');
    });

    test('is sent again to the right one', async () => {
      const { lettersTo, lastCode, tryPassword } = await corrected();

      expect(lettersTo(meant).map(({ kind }) => kind)).toEqual(['invitation']);
      expect((await tryPassword(meant, lastCode(meant))).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    });
  });

  test('a device that was remembered before there was a second factor does not stand for it', async () => {
    const ada = await meetAda(openTestProvider({ keys, policy: { tracksDevices: true } }));
    const device = steps.find(({ name }) => name === 'DEVICE_PASSWORD_VERIFIER');
    const waiting = await device?.reach(ada);
    const [known] = await ada.provider.admin.listDevices(ada.id);
    await ada.provider.admin.setDeviceRemembered(ada.id, known?.key ?? '', true);

    await ada.prefer({ EmailMfaSettings: on });
    const { body } = await ada.respond('DEVICE_PASSWORD_VERIFIER', undefined, waiting?.answer());

    expect(body.ChallengeName).toBe('EMAIL_OTP');
    expect(ada.lettersTo(email).at(-1)).toMatchObject({ kind: 'sign_in_code' });
  });

  test('one that was remembered with it goes on standing for another beside it', async () => {
    const ada = await meetAda(openTestProvider({ keys, policy: { tracksDevices: true } }));
    await ada.prefer({ EmailMfaSettings: on });
    await ada.verifyPhone();
    const device = { key: 'eu-west-1_known', userId: ada.id, groupKey: '-group', name: 'Browser', salt: 'ab' };
    await ada.memory.ports.transaction(({ devices }) =>
      devices.add({
        ...device,
        verifierSealed: 'sealed',
        remembered: true,
        createdAt: 0,
        lastUsedAt: 0,
        address: '',
      }),
    );

    await ada.prefer({ SMSMfaSettings: on });

    expect(await ada.provider.admin.listDevices(ada.id)).toMatchObject([{ remembered: true }]);
  });
});
