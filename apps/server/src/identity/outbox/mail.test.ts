import type { Letter } from '@halyard/identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { writeLetter } from '../../mail-texts/write-mail.ts';
import { testDatabases } from '../../testing/databases.ts';
import { testVault } from '../../testing/test-vault.ts';
import { addToOutbox, listOutbox, sealOldLetters } from '../stores/outbox-store.ts';
import { createMailRun, type SendMail } from './mail.ts';

const sender = { productName: 'Halyard', publicUrl: 'https://console.example.com' };
const letter: Letter = { kind: 'sign_up_code', to: 'ada@example.com', code: '123456' };
const minute = 60_000;
describe.each(testDatabases)('the mail queue on $name', ({ open }) => {
  let database: Database;
  let now: number;
  beforeEach(async () => {
    database = await open();
    now = Date.parse('2026-11-21T08:42:00Z');
  });
  afterEach(() => database.close());

  const queue = () =>
    database.write((tx) => addToOutbox(tx, testVault, letter, writeLetter(letter, sender, 'en'), now));
  const openRun = (send: SendMail) =>
    createMailRun({ database, clock: () => now, vault: testVault, channel: 'mail', send });

  test('a queued letter is sent once, and its code is forgotten', async () => {
    const sent: string[] = [];
    const run = openRun(async ({ to, text }) => sent.push(`${to}: ${text}`));
    await queue();

    await run.runNow();
    await run.runNow();

    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('123456');
    expect(JSON.stringify(await database.read.selectFrom('idp_outbox').selectAll().execute())).not.toContain('123456');
    await run.close();
  });

  test('a letter that cannot be sent is tried five times, with growing pauses, and then keeps no code', async () => {
    let tries = 0;
    const run = openRun(async () => {
      tries += 1;
      throw new Error('connection refused');
    });
    await queue();

    for (const pause of [0, minute / 2, 2 * minute, 10 * minute, 30 * minute, 60 * minute]) {
      now += pause;
      await run.runNow();
      await run.runNow();
    }

    expect(tries).toBe(5);
    const [row] = await database.read.selectFrom('idp_outbox').selectAll().execute();
    expect(row?.error).toBe('connection refused');
    expect(JSON.stringify(row)).not.toContain('123456');
    await run.close();
  });

  const alert = { kind: 'alert' as const, to: 'grace@example.com' };
  const queueAlerts = (count: number) =>
    database.write(async (tx) => {
      const mail = { subject: 'New threat', text: 'New threat', html: '' };
      for (let made = 0; made < count; made++) await addToOutbox(tx, testVault, alert, mail, now);
    });

  test('a run goes on until nothing is left, however much there is', async () => {
    const sent: string[] = [];
    const run = openRun(async ({ to }) => sent.push(to));
    await queueAlerts(45);

    await run.runNow();

    expect(sent).toHaveLength(45);
    await run.close();
  });

  test('a code waits for no other letter, not even for one that does not get through', async () => {
    const [stuck, codeSent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const run = openRun(async ({ to }) => {
      if (to === alert.to) await stuck.promise;
      else codeSent.resolve();
    });
    await queueAlerts(30);
    const sending = run.runNow();
    await queue();

    void run.runNow();
    await codeSent.promise;

    stuck.resolve();
    await sending;
    await run.close();
  });

  test('without a mail server the operator reads the letters, newest first', async () => {
    await queue();
    now += minute;
    await queue();

    const [newest, older] = await listOutbox(database, testVault, ['mail'], 'Ada@Example.com');

    expect(newest).toMatchObject({ to: 'ada@example.com', code: '123456', sentAt: '2026-11-21T08:43:00.000Z' });
    expect(older?.sentAt).toBe('2026-11-21T08:42:00.000Z');
    expect(await listOutbox(database, testVault, ['mail'], 'eve@example.com')).toEqual([]);
  });

  test('letters that an earlier version left in the clear are encrypted, and are still sent', async () => {
    await queue();
    const [{ text = '', code = '' } = {}] = await listOutbox(database, testVault, ['mail'], undefined);
    await database.write(async (tx) => {
      await tx.updateTable('idp_outbox').set({ sealed: null, subject: 'A code', text, html: '', code }).execute();
    });

    await sealOldLetters(database, testVault);

    expect(JSON.stringify(await database.read.selectFrom('idp_outbox').selectAll().execute())).not.toContain('123456');
    const sent: object[] = [];
    const run = openRun(async (mail) => sent.push(mail));
    await run.runNow();
    expect(sent).toEqual([{ to: 'ada@example.com', subject: 'A code', text, html: '' }]);
    await run.close();
  });
});

test('the letter holds the code and a link that fills the form', () => {
  const { text, html } = writeLetter({ kind: 'sign_up_code', to: 'a+b&c@example.com', code: '042042' }, sender, 'en');

  expect(text).toContain('https://console.example.com/login?confirm=a%2Bb%26c%40example.com&code=042042');
  expect(html).toContain('confirm=a%2Bb%26c%40example.com&amp;code=042042"');
});
