import type { Letter } from '@halyard/identity-provider';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { writeLetter } from '../../mail-texts/write-mail.ts';
import { BackgroundWork } from '../../platform/background/background-work.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testVault } from '../../testing/test-vault.ts';
import { listOutbox, sealOldLetters } from '../stores/outbox-store.ts';
import { letterKinds } from './letter-work.ts';
import { createOutbox } from './open-outbox.ts';
import type { SendMail } from './smtp-sender.ts';

const sender = { productName: 'Halyard', publicUrl: 'https://console.example.com' };
const letter: Letter = { kind: 'sign_up_code', to: 'ada@example.com', code: '123456' };
const alert = { kind: 'alert', to: 'grace@example.com' } as const;
const minute = 60_000;
const actor = { id: 'admin', address: null, requestId: null };
/** For a busy machine; what comes at once is seen at once. */
const patience = { timeout: 20_000, interval: 10 };

describe.each(testDatabases)('letters in the queue on $name', ({ open, openNodes }) => {
  let databases: readonly [Database, ...Database[]];
  let database: Database;
  let now: number;
  beforeEach(async () => {
    databases = await openNodes();
    [database] = databases;
    now = Date.parse('2026-11-21T08:42:00Z');
  });
  afterEach(() => database.close());

  /** A node that sends by `send`; without it no mail server is configured. */
  function startNode(send?: SendMail, location = database) {
    const clock = () => now;
    const work = new BackgroundWork({ database: location, clock, onFailure: () => {} });
    const senders = { mail: send, text: undefined };
    const outbox = createOutbox({ database: location, clock, vault: testVault, work, senders, hasPage: true });
    for (const kind of letterKinds) work.define(kind, outbox.letterWork(kind));
    onTestFinished(() => work.stop());
    const queue = () => database.write((tx) => outbox.add(tx, letter, writeLetter(letter, sender, 'en')));
    return { work, outbox, queue };
  }
  const rows = () => database.read.selectFrom('idp_outbox').selectAll().orderBy('id').execute();
  const works = () => database.read.selectFrom('jobs').selectAll().orderBy('id').execute();

  test('a letter is sent once, and its code is forgotten', async () => {
    const sent: string[] = [];
    const { work, queue } = startNode(async ({ to, text }) => sent.push(`${to}: ${text}`));
    await queue();

    await work.settle();
    await work.settle();

    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('123456');
    expect(JSON.stringify(await rows())).not.toContain('123456');
    expect(await works()).toEqual([]);
  });

  test('a letter whose transaction is rolled back never leaves', async () => {
    const sent: object[] = [];
    const { work, outbox } = startNode(async (mail) => sent.push(mail));
    const undone = database.write(async (tx) => {
      await outbox.add(tx, letter, writeLetter(letter, sender, 'en'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');

    await work.settle();

    expect(sent).toEqual([]);
  });

  test('a letter that cannot be sent is tried five times, with growing pauses, and then keeps no code', async () => {
    let tries = 0;
    const { work, queue } = startNode(async () => {
      tries += 1;
      throw Object.assign(new Error('550 no mailbox ada@example.com'), { responseCode: 550 });
    });
    await queue();

    const pauses = [0, minute / 2, 2 * minute, 10 * minute, 30 * minute, 60 * minute];
    const triedAfter: number[] = [];
    for (const pause of pauses) {
      now += pause - 1;
      await work.settle();
      now += 1;
      await work.settle();
      await work.settle();
      triedAfter.push(tries);
    }

    expect(triedAfter).toEqual([1, 2, 3, 4, 5, 5]);
    const [row] = await rows();
    expect(row?.error).toBe('550 no mailbox ada@example.com');
    expect(JSON.stringify(row)).not.toContain('123456');
  });

  test('administrators read neither the recipient nor the code, and do not retry a letter that is gone', async () => {
    const { work, queue } = startNode(() =>
      Promise.reject(Object.assign(new Error('550 no mailbox ada@example.com'), { responseCode: 550 })),
    );
    await queue();
    for (const pause of [0, minute, 2 * minute, 10 * minute, 30 * minute]) {
      now += pause;
      await work.settle();
    }

    const [failed] = await works();
    expect(failed).toMatchObject({ kind: 'mail_code', label: 'sign_up_code', state: 'failed', attempts: 5 });
    expect(failed?.problem).toBe('The mail server answered 550.');
    expect(JSON.stringify(failed)).not.toMatch(/ada@|123456/);
    await expect(database.write((tx) => work.retry(tx, failed?.id ?? ''))).rejects.toMatchObject({
      code: 'work_not_retryable',
    });
  });

  test('a letter that is cancelled is emptied and never leaves', async () => {
    const sent: object[] = [];
    const { work, queue } = startNode(async (mail) => sent.push(mail));
    await queue();
    const [queued] = await works();

    await database.write((tx) => work.cancel(tx, queued?.id ?? '', actor));
    await work.settle();

    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ sealed: null, text: '', sent_at: null }]);
    expect(await works()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('a letter of a node that died is sent by another', async () => {
    const lost = Promise.withResolvers<void>();
    const dead = startNode(() => lost.promise);
    await dead.queue();
    await dead.work.takeDue();
    const sent: string[] = [];
    const other = startNode(async ({ to }) => sent.push(to), databases.at(-1));
    await other.work.settle();
    const before = [...sent];

    now += minute + 1;
    await other.work.settle();

    expect([before, sent]).toEqual([[], [letter.to]]);
    lost.resolve();
  });

  test('a code waits for no other letter, not even for one that does not get through', async () => {
    const [stuck, codeSent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { work, outbox, queue } = startNode(async ({ to }) => {
      if (to === alert.to) await stuck.promise;
      else codeSent.resolve();
    });
    await database.write(async (tx) => {
      const mail = { subject: 'New threat', text: 'New threat', html: '' };
      for (let made = 0; made < 30; made++) await outbox.add(tx, alert, mail);
    });
    await work.takeDue();

    await queue();
    await work.takeDue();
    await codeSent.promise;

    stuck.resolve();
    await work.settle();
    expect((await rows()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  test('without a mail server nothing is queued, and the operator reads the letters, newest first', async () => {
    const { queue } = startNode();
    await queue();
    now += minute;
    await queue();

    const [newest, older] = await listOutbox(database, testVault, ['mail'], 'Ada@Example.com');

    expect(newest).toMatchObject({ to: 'ada@example.com', code: '123456', sentAt: '2026-11-21T08:43:00.000Z' });
    expect(older?.sentAt).toBe('2026-11-21T08:42:00.000Z');
    expect(await listOutbox(database, testVault, ['mail'], 'eve@example.com')).toEqual([]);
    expect(await works()).toEqual([]);
  });

  test('letters of a time without a mail server are queued once by the nodes that start with one', async () => {
    await startNode().queue();
    const sent: string[] = [];
    const nodes = [database, databases.at(-1)].map((location) => startNode(async ({ to }) => sent.push(to), location));

    await Promise.all(nodes.map(({ outbox }) => outbox.queueLeft()));
    await Promise.all(nodes.map(({ outbox }) => outbox.queueLeft()));
    await nodes[0]?.work.settle();

    expect(sent).toEqual([letter.to]);
  });

  test('letters stay to be read where the mail server is taken away, and leave once there is one again', async () => {
    await startNode(async () => {}).queue();
    const without = startNode();
    await without.work.settle();
    expect(await without.outbox.read?.(undefined)).toMatchObject([{ code: '123456' }]);

    const sent: string[] = [];
    const again = startNode(async ({ to }) => sent.push(to));
    await again.outbox.queueLeft();
    await again.work.settle();

    expect(sent).toEqual([letter.to]);
  });

  test('letters that an earlier version left in the clear are encrypted, and are still sent', async () => {
    await startNode().queue();
    const [{ text = '', code = '' } = {}] = await listOutbox(database, testVault, ['mail'], undefined);
    await database.write(async (tx) => {
      await tx.updateTable('idp_outbox').set({ sealed: null, subject: 'A code', text, html: '', code }).execute();
    });

    await sealOldLetters(database, testVault);

    expect(JSON.stringify(await rows())).not.toContain('123456');
    const sent: object[] = [];
    const { work, outbox } = startNode(async (mail) => sent.push(mail));
    await outbox.queueLeft();
    await work.settle();
    expect(sent).toEqual([{ to: 'ada@example.com', subject: 'A code', text, html: '' }]);
  });

  test('in the product a letter leaves by itself; one that is rejected is listed without who it is for', async () => {
    const mailServer = await startMailServer();
    const app = await startTestApp(await open(), { environment: { SMTP_URL: mailServer.url } });
    onTestFinished(async () => {
      await app.close();
      await app.database.close();
      await mailServer.close();
    });
    const admin = await app.asPerson('admin');
    const ask = () => app.callIdentity('ForgotPassword', { ClientId: app.config.clientId, Username: admin.email });

    await ask();
    // The one of the sign-in is the other.
    await expect.poll(() => mailServer.letters.length, patience).toBe(2);
    mailServer.rejectWith(`554 no mailbox ${admin.email}`);
    await ask();

    const list = async () => (await admin.ask('GET', '/background-work?state=waiting')).json();
    await expect
      .poll(async () => (await list()).work, patience)
      .toMatchObject([
        { kind: 'mail_code', label: 'reset_code', problem: 'The mail server answered 554.', by: null, canCancel: true },
      ]);
    expect(JSON.stringify(await list())).not.toContain(admin.email);
  });
});

test('the letter holds the code and a link that fills the form', () => {
  const { text, html } = writeLetter({ kind: 'sign_up_code', to: 'a+b&c@example.com', code: '042042' }, sender, 'en');

  expect(text).toContain('https://console.example.com/login?confirm=a%2Bb%26c%40example.com&code=042042');
  expect(html).toContain('confirm=a%2Bb%26c%40example.com&amp;code=042042"');
});
