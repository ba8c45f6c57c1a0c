import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { makeTestKeys, openTestProvider } from '../../testing/test-provider.ts';

const known = 'ada@example.com';
const unknown = 'nobody@somewhere.org';
const SRP_A = 'abc123';
const people = [known, unknown];

// Answers carry an id, which may be asked for next: what is learnt from the pair of answers must be the same for
// someone who is there and for someone who is not.
describe('who has an account is not told by asking a second time by the id', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function open() {
    const opened = openTestProvider({ keys, config: { userExistence: 'prevent' } });
    await opened.addConfirmed(known);
    const { call } = opened;

    const initiate = (AuthFlow: string, USERNAME: string, more: object = {}) =>
      call('InitiateAuth', { AuthFlow, AuthParameters: { USERNAME, ...more } });

    async function beginExchange(name: string): Promise<Readonly<Record<string, string>>> {
      return (await initiate('USER_SRP_AUTH', name, { SRP_A })).body.ChallengeParameters as Record<string, string>;
    }

    const idOf = async (name: string) => (await beginExchange(name)).USERNAME ?? '';
    const respond = (ChallengeName: string, Session: unknown, ChallengeResponses: object) =>
      call('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses });
    return { ...opened, initiate, beginExchange, idOf, respond };
  }

  test.each(people)('%s has the same id and salt by either name', async (name) => {
    const { beginExchange } = await open();
    const { USERNAME, SALT } = await beginExchange(name);

    expect(await beginExchange(USERNAME ?? '')).toMatchObject({ USERNAME, USER_ID_FOR_SRP: USERNAME, SALT });
  });

  test.each(people)('a letter to %s goes to the same masked address by either name', async (name) => {
    const { call, idOf, initiate } = await open();
    const id = await idOf(name);
    const sentTo = async (Username: string) => (await call('ForgotPassword', { Username })).body.CodeDeliveryDetails;
    const code = async (Username: string) =>
      (await initiate('USER_AUTH', Username, { PREFERRED_CHALLENGE: 'EMAIL_OTP' })).body.ChallengeParameters;

    expect(await sentTo(id)).toEqual(await sentTo(name));
    expect(await code(id)).toEqual(await code(name));
  });

  test.each(people)('wrong passwords of %s are counted together under either name', async (name) => {
    const { idOf, tryPassword } = await open();
    const id = await idOf(name);

    const tries = [];
    for (const asked of [name, id, name, id, name, id]) tries.push((await tryPassword(asked, 'wrong')).error);

    expect(tries).toEqual([...Array(5).fill('NotAuthorizedException'), 'LimitExceededException']);
  });

  test.each(people)('%s may be answered for by either name', async (name) => {
    const { idOf, initiate, lastCode, respond } = await open();
    const id = await idOf(name);
    const outcomes = [];

    for (const [began, answers] of [
      [name, id],
      [id, name],
    ] as const) {
      const PREFERRED_CHALLENGE = 'EMAIL_OTP';
      const { Session } = (await initiate('USER_AUTH', began, { PREFERRED_CHALLENGE })).body;
      const wrong = { USERNAME: answers, EMAIL_OTP_CODE: `${lastCode(name)}9` };
      outcomes.push((await respond('EMAIL_OTP', Session, wrong)).error);
    }

    expect(outcomes).toEqual(['CodeMismatchException', 'CodeMismatchException']);
  });

  test.each(people)('%s is offered the same choice by either name', async (name) => {
    const { idOf, initiate, respond } = await open();
    const id = await idOf(name);
    const choices = [];

    for (const flow of [{}, { PREFERRED_CHALLENGE: 'WEB_AUTHN' }]) {
      const { Session } = (await initiate('USER_AUTH', name, flow)).body;
      const { body } = await respond('SELECT_CHALLENGE', Session, { USERNAME: id, ANSWER: 'PASSWORD_SRP', SRP_A });
      choices.push(body);
    }

    for (const choice of choices) expect(choice).toMatchObject({ ChallengeParameters: { USERNAME: id } });
  });

  test.each(people)('a passkey of %s is rejected alike, whichever name it is given for', async (name) => {
    const { idOf, initiate, respond } = await open();
    const id = await idOf(name);
    const CREDENTIAL = JSON.stringify({
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    });
    const messages = [];

    for (const [began, answers] of [
      [name, id],
      [id, name],
      [id, id],
    ] as const) {
      const { Session } = (await initiate('USER_AUTH', began, { PREFERRED_CHALLENGE: 'WEB_AUTHN' })).body;
      messages.push((await respond('WEB_AUTHN', Session, { USERNAME: answers, CREDENTIAL })).body.message);
    }

    const [wrong, otherName] = ['Incorrect username or password.', 'Invalid session for the user.'];
    expect(messages).toEqual([wrong, otherName, wrong]);
  });

  test('an id that nobody was ever told is answered as steadily', async () => {
    const { beginExchange } = await open();
    const id = '6b1f3c1e-9d5a-4c1b-8f2e-0a1b2c3d4e5f';

    const [first, second] = [await beginExchange(id), await beginExchange(id)];

    expect(first.USERNAME).toBe(id);
    expect(second.SALT).toBe(first.SALT);
  });
});
