import { expect, test } from 'vitest';
import { poolNameOf } from '../../srp/verifier.ts';
import { email, on, openWithAda } from '../../testing/ada.ts';
import { createSrpClient } from '../../testing/srp-client.ts';
import { password } from '../../testing/test-provider.ts';

type Parameters = { readonly SALT: string; readonly SRP_B: string; readonly SECRET_BLOCK: string };

test('who knows the password and reads the mail has no more than ten tries an hour at the text message', async () => {
  const ada = await openWithAda();
  await ada.verifyPhone();
  await ada.prefer({ SMSMfaSettings: on });
  const tries: (string | null)[] = [];
  for (let round = 0; round < 5; round += 1) {
    const srp = createSrpClient({ poolName: poolNameOf(ada.settings.poolId), userId: ada.id }, password);
    const { body: begun } = await ada.initiate('CUSTOM_AUTH', { SRP_A: srp.SRP_A });
    const proof = srp.prove(begun.ChallengeParameters as Parameters);
    const { body: proven } = await ada.respond('PASSWORD_VERIFIER', undefined, proof);
    const { body: asked } = await ada.respond('CUSTOM_CHALLENGE', proven.Session, { ANSWER: ada.lastCode(email) });
    for (let at = 0; at < 3; at += 1)
      tries.push((await ada.respond('SMS_MFA', asked.Session, { SMS_MFA_CODE: '0000000' })).error);
  }

  expect(tries.filter((error) => error === 'CodeMismatchException').length).toBeLessThanOrEqual(10);
});
