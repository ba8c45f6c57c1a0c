import { type KeyObject, sign } from 'node:crypto';
import type { SnsTopic } from '@halyard/contracts/inflow/sns.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCertificate } from '../../testing/test-certificates.ts';
import { createSnsDoor } from './create-sns-door.ts';
import { isOfAmazon, type SnsMessage, signedText } from './read-message.ts';
import { createSignatureCheck, type Fetched } from './signing-certificates.ts';

const authority = makeCertificate('An authority');
const amazon = makeCertificate('sns.amazonaws.com', authority);
const chain = amazon.cert + authority.cert;
const topicArn = 'arn:aws:sns:eu-west-1:111122223333:alerts';
const certificateUrl = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem';
const subscribeUrl = `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${topicArn}&Token=t`;

const common = {
  MessageId: 'm-1',
  TopicArn: topicArn,
  Message: '{"AlarmName":"High CPU"}',
  Timestamp: '2026-11-21T08:41:59.000Z',
  SigningCertURL: certificateUrl,
  Signature: '',
} as const;

function signed(message: SnsMessage, key: KeyObject = amazon.privateKey): SnsMessage {
  const algorithm = message.SignatureVersion === '1' ? 'sha1' : 'sha256';
  return { ...message, Signature: sign(algorithm, Buffer.from(signedText(message)), key).toString('base64') };
}
const notification = (change: object = {}) =>
  signed({ ...common, SignatureVersion: '2', Type: 'Notification', Subject: 'Alarm', ...change } as SnsMessage);
const question = (Type: 'SubscriptionConfirmation' | 'UnsubscribeConfirmation', change: object = {}) =>
  signed({ ...common, SignatureVersion: '2', Type, Token: 't', SubscribeURL: subscribeUrl, ...change } as SnsMessage);

test('what is signed are the documented names and values, in their order', () => {
  expect(signedText(notification())).toBe(
    `Message\n${common.Message}\nMessageId\nm-1\nSubject\nAlarm\nTimestamp\n${common.Timestamp}\nTopicArn\n${topicArn}\nType\nNotification\n`,
  );
  expect(signedText(notification({ Subject: undefined }))).not.toContain('Subject');
  expect(signedText(question('SubscriptionConfirmation'))).toBe(
    `Message\n${common.Message}\nMessageId\nm-1\nSubscribeURL\n${subscribeUrl}\nTimestamp\n${common.Timestamp}\nToken\nt\nTopicArn\n${topicArn}\nType\nSubscriptionConfirmation\n`,
  );
});

test.each([
  ['https://sns.eu-west-1.amazonaws.com/a.pem', true],
  ['https://sns.cn-north-1.amazonaws.com.cn/a.pem', true],
  ['http://sns.eu-west-1.amazonaws.com/a.pem', false],
  ['https://sns.eu-west-1.amazonaws.com.evil.org/a.pem', false],
  ['https://evil.org/sns.eu-west-1.amazonaws.com', false],
  ['https://sns.eu-west-1.amazonaws.com:8443/a.pem', false],
  ['https://user@sns.eu-west-1.amazonaws.com/a.pem', false],
  ['https://s3.eu-west-1.amazonaws.com/a.pem', false],
  ['https://sns.amazonaws.com/a.pem', false],
  ['no URL', false],
])('%s is of Amazon SNS: %s', (url, isTheirs) => {
  expect(isOfAmazon(url)).toBe(isTheirs);
});

describe('a signature', () => {
  const now = Date.parse('2026-11-21T08:42:00.000Z');
  const checkWith = (body: string, at = now) =>
    createSignatureCheck({ clock: () => at, fetchFromAmazon: async () => ({ body }), roots: [authority.cert] });

  test.each(['1', '2'])('of version %s counts', async (SignatureVersion) => {
    expect(await checkWith(chain)(notification({ SignatureVersion }))).toBe(true);
  });

  test('of a certificate alone rests on the connection that it came by', async () => {
    expect(await checkWith(amazon.cert)(notification())).toBe(true);
  });

  test.each([
    ['another message', { ...notification(), Message: 'changed' }],
    ['another version', { ...notification(), SignatureVersion: '1' as const }],
    ['nothing', { ...notification(), Signature: '' }],
    ['another key', signed(notification(), makeCertificate('x').privateKey)],
    ['a certificate from elsewhere', notification({ SigningCertURL: 'https://evil.org/a.pem' })],
    ['no certificate', notification({ SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/a.txt' })],
  ])('of %s does not', async (_, message) => {
    expect(await checkWith(chain)(message as SnsMessage)).toBe(false);
  });

  const stranger = makeCertificate('Another authority');
  test.each([
    ['someone else', () => makeCertificate('sns.example.com', authority).cert + authority.cert, now],
    ['an unknown authority', () => makeCertificate('sns.amazonaws.com', stranger).cert + stranger.cert, now],
    ['an authority that did not issue it', () => amazon.cert + stranger.cert, now],
    ['one that has expired', () => chain, Date.parse('2050-01-01T00:00:00.000Z')],
    ['one that is not valid yet', () => chain, Date.parse('2019-12-31T00:00:00.000Z')],
    ['what is no certificate', () => '<html>', now],
  ])('with a certificate of %s does not', async (_, body, at) => {
    expect(await checkWith(body(), at)(notification())).toBe(false);
  });

  test('asks for its certificate once a day', async () => {
    let [at, asked] = [now, 0];
    const check = createSignatureCheck({
      clock: () => at,
      fetchFromAmazon: async () => {
        asked += 1;
        return { body: chain };
      },
      roots: [authority.cert],
    });
    for (const MessageId of ['1', '2']) await check(notification({ MessageId }));
    expect(asked).toBe(1);
    at += 86_400_001;
    await check(notification());
    expect(asked).toBe(2);
  });
});

describe.each(testDatabases)('Amazon SNS on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  let sourceId: string;
  let token: string;
  let asked: string[];
  let answer: Fetched;
  let door: ReturnType<typeof createSnsDoor>;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });
  beforeEach(async () => {
    admin = await app.asPerson('admin');
    const payload = { name: 'AWS', format: 'guardduty', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const added = (await admin.ask('POST', '/sources', { payload })).json();
    sourceId = added.source.id;
    token = added.token;
    asked = [];
    answer = { body: '<ConfirmSubscriptionResponse/>' };
    const fetchFromAmazon = async (url: string): Promise<Fetched> => {
      if (url === certificateUrl && !('problem' in answer)) return { body: chain };
      asked.push(url);
      return answer;
    };
    const isSigned = createSignatureCheck({ clock: app.now, fetchFromAmazon, roots: [authority.cert] });
    door = createSnsDoor({ database: app.database, clock: app.now, fetchFromAmazon, isSigned });
  });

  const send = (message: SnsMessage | string, { hasToken = false, type = 'Notification' } = {}) =>
    door.admit({
      sourceId,
      headers: { 'x-amz-sns-message-type': type },
      body: Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)),
      hasToken,
    });
  const topics = async (): Promise<SnsTopic[]> => (await admin.ask('GET', `/sources/${sourceId}/sns-topics`)).json();
  const change = (action: '' | '/confirm' | '/remove', arn = topicArn) =>
    admin.ask('POST', `/sources/${sourceId}/sns-topics${action}`, { payload: { topicArn: arn } });

  test('a topic that no one entered is shown and asked for nothing; its messages are rejected', async () => {
    expect(await send(question('SubscriptionConfirmation'))).toEqual({ as: 'noted' });
    expect(asked).toEqual([]);
    expect(await topics()).toEqual([
      { topicArn, state: 'pending', askedAt: new Date(app.now()).toISOString(), confirmedAt: null, failure: null },
    ]);
    expect(await send(notification())).toEqual({ as: 'rejected' });
  });

  test('once someone confirms it, its messages come in under the name that was signed', async () => {
    await send(question('SubscriptionConfirmation'));
    const [topic] = await app.database.read
      .selectFrom('sns_topics')
      .selectAll()
      .where('source_id', '=', sourceId)
      .execute();
    if (!topic) throw new Error('There is no topic.');
    await door.confirm(topic);

    expect(asked).toEqual([subscribeUrl]);
    expect(await topics()).toMatchObject([{ state: 'confirmed', confirmedAt: expect.any(String) }]);
    expect(await send(notification())).toEqual({ as: 'delivery', key: 'm-1' });
    expect(await send({ ...notification(), Message: 'forged' })).toEqual({ as: 'rejected' });
    expect(await send(notification({ TopicArn: `${topicArn}-other` }))).toEqual({ as: 'rejected' });
  });

  test('a topic that was entered is confirmed as soon as it asks', async () => {
    expect((await change('')).json()).toMatchObject([{ topicArn, state: 'expected' }]);
    await send(question('SubscriptionConfirmation'));
    expect(asked).toEqual([subscribeUrl]);
    expect(await topics()).toMatchObject([{ state: 'confirmed' }]);
  });

  test('a confirmation that fails says why, and can be tried again', async () => {
    await change('');
    const asksAgain = question('SubscriptionConfirmation');
    await send(notification());
    answer = { problem: 'timeout', isAnswered: false };
    await send(asksAgain);
    expect(await topics()).toMatchObject([{ state: 'expected', failure: 'timeout' }]);
    answer = { body: '' };
    await send(asksAgain);
    expect(await topics()).toMatchObject([{ state: 'confirmed', failure: null }]);
  });

  test('a link that leads elsewhere is not followed, whoever signed it', async () => {
    await change('');
    await send(question('SubscriptionConfirmation', { SubscribeURL: 'https://evil.org/?Token=t' }));
    expect(asked).toEqual([]);
    expect(await topics()).toMatchObject([{ state: 'expected', askedAt: null }]);
  });

  test('a subscription that was ended says so; an unknown one is nothing to note', async () => {
    expect(await send(question('UnsubscribeConfirmation'))).toEqual({ as: 'noted' });
    expect(await topics()).toEqual([]);
    await change('');
    await send(question('UnsubscribeConfirmation'));
    expect(await topics()).toMatchObject([{ state: 'unsubscribed' }]);
  });

  test('without a way to Amazon the sender may try again, and the source says why', async () => {
    await change('');
    answer = { problem: 'unreachable', isAnswered: false };
    expect(await send(notification())).toEqual({ as: 'later' });
    const { lastFailure } = (await admin.ask('GET', `/sources/${sourceId}`)).json();
    expect(lastFailure).toMatchObject({ reason: 'sns_unreachable' });
  });

  test('a certificate that Amazon does not have signs nothing', async () => {
    await change('');
    answer = { problem: 'rejected', isAnswered: true };
    expect(await send(notification())).toEqual({ as: 'rejected' });
  });

  test('who knows the token needs no signature', async () => {
    expect(await send({ ...notification(), Signature: '' }, { hasToken: true })).toEqual({ as: 'delivery' });
    expect(await send('no JSON', { hasToken: true })).toEqual({ as: 'delivery' });
    answer = { problem: 'unreachable', isAnswered: false };
    await change('');
    expect(await send(question('SubscriptionConfirmation'), { hasToken: true })).toEqual({ as: 'delivery' });
    expect(await topics()).toMatchObject([{ state: 'expected', failure: 'unreachable' }]);
    expect(await send('no JSON')).toEqual({ as: 'rejected' });
  });

  test('a removed topic is rejected until it is entered again', async () => {
    await change('');
    expect((await change('/remove')).json()).toEqual([]);
    expect(await send(notification())).toEqual({ as: 'rejected' });
    expect((await change('/remove')).statusCode).toBe(404);
    expect((await change('/confirm')).statusCode).toBe(404);
  });

  test('no one fills a source with topics', async () => {
    for (let number = 0; number < 22; number++)
      await send(question('SubscriptionConfirmation', { TopicArn: `${topicArn}-${number}` }));
    expect(await topics()).toHaveLength(20);
    expect((await change('')).json()).toMatchObject({ code: 'list_full' });
  });

  test('only administrators decide; what is no ARN is no topic', async () => {
    const analyst = await app.asPerson('analyst');
    const path = `/sources/${sourceId}/sns-topics`;
    expect((await analyst.ask('GET', path)).statusCode).toBe(200);
    expect((await analyst.ask('POST', path, { payload: { topicArn } })).statusCode).toBe(403);
    expect((await change('', 'arn:aws:sqs:eu-west-1:111122223333:queue')).statusCode).toBe(400);
    expect((await admin.ask('GET', '/sources/none/sns-topics')).statusCode).toBe(404);
  });

  test('the intake takes messages with the token, and rejects those that no one can vouch for', async () => {
    const post = (headers: Record<string, string>) =>
      app.app.inject({
        method: 'POST',
        url: `/api/intake/${sourceId}`,
        headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification', ...headers },
        payload: JSON.stringify(notification({ SigningCertURL: 'https://evil.org/a.pem' })),
      });
    expect((await post({})).statusCode).toBe(401);
    expect((await post({ authorization: `Bearer ${token}` })).statusCode).toBe(202);
  });
});
