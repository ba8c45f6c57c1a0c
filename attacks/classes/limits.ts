import { equal, ok } from 'node:assert/strict';
import { connect } from 'node:tls';
import { type Attack, attack, type Field, mustBe } from '../attack.ts';
import { startTarget, type Target } from '../target.ts';

/** Headers by which a client would like to be someone else. */
const forgedAddress = (index: number) => {
  const address = `198.51.${index >> 8}.${index & 255}`;
  return Object.fromEntries(
    ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip'].map((name) => [
      name,
      name === 'forwarded' ? `for=${address}` : address,
    ]),
  );
};

/** Responses to strangers, without random parts: sessions, salts and the like. */
const shapeOf = (text: string) =>
  text.replaceAll(/"(?:[\w+/=-]{20,}|[0-9a-f-]{36})"/g, '"…"').replaceAll(/\w\*+@\w\*+/g, '…');

async function compareExistence({ target, victim }: Field): Promise<void> {
  const pairs = {
    'a wrong password': (email: string) => target.tryPassword(email, 'not-the-password'),
    'the beginning of SRP': (email: string) =>
      target.callIdentity('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        ClientId: target.clientId,
        AuthParameters: { USERNAME: email, SRP_A: 'abcdef01'.repeat(90) },
      }),
    'a choice of methods': (email: string) =>
      target.callIdentity('InitiateAuth', {
        AuthFlow: 'USER_AUTH',
        ClientId: target.clientId,
        AuthParameters: { USERNAME: email },
      }),
    'a forgotten password': (email: string) =>
      target.callIdentity('ForgotPassword', { ClientId: target.clientId, Username: email }),
    'a wrong code of a reset': (email: string) =>
      target.callIdentity('ConfirmForgotPassword', {
        ClientId: target.clientId,
        Username: email,
        ConfirmationCode: '000000',
        Password: 'Night-chart-7781',
      }),
    'a wrong code of a registration': (email: string) =>
      target.callIdentity('ConfirmSignUp', { ClientId: target.clientId, Username: email, ConfirmationCode: '000000' }),
  };
  for (const [what, ask] of Object.entries(pairs)) {
    const [there, absent] = [await ask(victim.email), await ask('no.one.at.all@example.com')];
    equal(there.status, absent.status, `${what}: the status tells who has an account`);
    equal(
      shapeOf(there.text).length > 0 && Object.keys(there.json()).join(),
      Object.keys(absent.json()).join(),
      `${what}: ${there.text} and ${absent.text}`,
    );
    if (there.status >= 400)
      equal(there.json().__type, absent.json().__type, `${what}: ${there.text} and ${absent.text}`);
  }
}

async function compareTimes({ target, victim }: Field): Promise<void> {
  const times: Record<'there' | 'absent', number[]> = { there: [], absent: [] };
  const begin = async (USERNAME: string, PREFERRED_CHALLENGE?: string) => {
    const AuthParameters = {
      USERNAME,
      SRP_A: 'abcdef01'.repeat(90),
      ...(PREFERRED_CHALLENGE && { PREFERRED_CHALLENGE }),
    };
    const AuthFlow = PREFERRED_CHALLENGE ? 'USER_AUTH' : 'USER_SRP_AUTH';
    return (await target.callIdentity('InitiateAuth', { AuthFlow, ClientId: target.clientId, AuthParameters })).ms;
  };
  for (const challenge of [undefined, 'PASSWORD_SRP'])
    for (let round = 0; round < 40; round++) {
      times.there.push(await begin(victim.email, challenge));
      times.absent.push(await begin(`no.one.${round}@example.com`, challenge));
    }
  // The fastest of each: what else the machine does only adds to it.
  const [there, absent] = [Math.min(...times.there), Math.min(...times.absent)];
  ok(
    Math.abs(there - absent) < Math.max(4, 0.5 * Math.max(there, absent)),
    `${there.toFixed(1)} ms with an account, ${absent.toFixed(1)} ms without`,
  );
}

/** A product with the limits that operators have. */
async function withLimits(home: string, work: (target: Target) => Promise<void>): Promise<void> {
  const target = await startTarget(home, { HALYARD_RATE_LIMIT_FACTOR: '1', HALYARD_LOG_LEVEL: 'warn' });
  try {
    await work(target);
  } finally {
    await target.stop();
  }
}

async function countUntilRejected(
  most: number,
  ask: (index: number) => Promise<{ status: number; text: string }>,
): Promise<number> {
  for (let index = 0; index < most; index++) {
    const { status, text } = await ask(index);
    if (status === 429 || /TooManyRequests|LimitExceeded|TooManyFailed|locked|attempts exceeded/i.test(text))
      return index;
  }
  return most;
}

export const limitAttacks: readonly Attack[] = [
  attack('2.23', 'strangers do not learn who has an account, by what is said', compareExistence),
  attack('2.23', 'nor by how long it takes', compareTimes),
  attack('2.13 2.23', 'guessing passwords and flooding, with forged addresses', ({ target: { home } }) =>
    withLimits(home, async (target) => {
      const [{ email = '' } = {}] = target.accounts().filter(({ role }) => role === 'analyst');
      const guesses = await countUntilRejected(12, (index) =>
        target.tryPassword(email, `wrong-${index}`, forgedAddress(index)),
      );
      ok(guesses <= 6, `${guesses} guesses at one account`);
      const [known] = target.accounts().filter((account) => account.email === email);
      ok(
        (await target.tryPassword(email, known?.password ?? '', forgedAddress(9_999))).status >= 400,
        'the right password opens a locked account from the same address',
      );
      const signUps = await countUntilRejected(10, (index) =>
        target.callIdentity(
          'SignUp',
          {
            ClientId: target.clientId,
            Username: `a${index}@example.org`,
            Password: 'Night-chart-7781',
            UserAttributes: [{ Name: 'email', Value: `a${index}@example.org` }],
          },
          forgedAddress(index),
        ),
      );
      ok(signUps <= 5, `${signUps} registrations from one address`);
      const anonymous = await countUntilRejected(1_500, (index) =>
        target
          .ask('GET', '/api/health', { headers: forgedAddress(index) })
          .then(async (answer) =>
            answer.status === 200 ? target.ask('GET', '/api/todos', { headers: forgedAddress(index) }) : answer,
          ),
      );
      ok(anonymous <= 1_250, `${anonymous} requests a minute without a token`);
      const late = await target.ask('GET', '/api/todos');
      equal(late.status, 429);
      ok(Number(late.headers['retry-after']) > 0, 'no Retry-After');
    }),
  ),
  attack(
    '2.19',
    'streams: no token in the address, few for one person, and an end with the session',
    async ({ target, viewer }) => {
      mustBe(
        await target.ask('GET', `/api/live?access_token=${viewer.tokens.AccessToken}`),
        [400, 401],
        'a token in the address',
      );
      const head = (token: string) =>
        `GET /api/live HTTP/1.1\r\nHost: halyard.example:${target.port}\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n\r\n`;
      const open = (token: string) =>
        new Promise<{ status: number; end: () => void }>((resolve, reject) => {
          const socket = connect({ host: '127.0.0.1', port: target.port, rejectUnauthorized: false }, () =>
            socket.write(head(token)),
          );
          socket
            .once('error', reject)
            .once('data', (bytes) =>
              resolve({ status: Number(String(bytes).slice(9, 12)), end: () => socket.destroy() }),
            );
        });
      const streams = await Promise.all(Array.from({ length: 14 }, () => open(viewer.tokens.AccessToken)));
      const opened = streams.filter(({ status }) => status === 200).length;
      for (const { end } of streams) end();
      ok(opened > 0 && opened <= 10, `${opened} streams of one person`);
      const person = await target.asRole('viewer', 1);
      let isEnded = false;
      const socket = connect({ host: '127.0.0.1', port: target.port, rejectUnauthorized: false }, () =>
        socket.write(head(person.tokens.AccessToken)),
      );
      socket
        .on('error', () => {})
        .resume()
        .once('close', () => {
          isEnded = true;
        })
        .once('end', () => {
          isEnded = true;
        });
      await new Promise((resolve) => setTimeout(resolve, 500));
      await target.callIdentity('GlobalSignOut', { AccessToken: person.tokens.AccessToken });
      for (const until = Date.now() + 5_000; !isEnded && Date.now() < until; )
        await new Promise((resolve) => setTimeout(resolve, 100));
      socket.destroy();
      ok(isEnded, 'the stream of an ended session goes on');
    },
  ),
];
