import { languages } from '@halyard/contracts/accounts/preferences.ts';
import type { HelpSection } from '@halyard/contracts/work/help.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(testDatabases)('help on $name', ({ open }) => {
  let app: TestApp;
  let viewer: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    viewer = await app.asPerson('viewer');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const read = async (query: string): Promise<readonly HelpSection[]> =>
    (await viewer.ask('GET', `/help?${query}`)).json().sections;
  const idsOf = (sections: readonly HelpSection[]) => sections.map(({ id }) => id);

  test.each(languages)('every signed-in person reads all sections in %s', async (language) => {
    const sections = await read(`language=${language}`);

    expect(idsOf(sections)).toEqual(idsOf(await read('language=en')));
    expect(sections.every(({ heading, text }) => heading !== '' && text !== '')).toBe(true);
  });

  test('the sections about a screen lead to it, those about the open tab first', async () => {
    const sections = await read(`language=en&screen=${encodeURIComponent('/security?tab=alerts&rule=7')}`);

    expect(sections[0]?.links).toContain('/security?tab=alerts');
    expect(sections.every(({ links }) => links.some((href) => href.startsWith('/security')))).toBe(true);
  });

  test('words find sections while they are typed, misspelled ones too', async () => {
    expect(idsOf(await read('language=en&search=recov'))).toContain('recoveryCodes');
    expect(idsOf(await read('language=de&search=Wiederherstelungscodes'))).toContain('recoveryCodes');
    expect(await read('language=en&search=xyzzy')).toEqual([]);
  });

  test('one section is read by its ID, and one that does not exist is not there', async () => {
    expect(idsOf(await read('language=fr&id=undoImport'))).toEqual(['undoImport']);
    expect(await read('language=fr&id=nothing')).toEqual([]);
  });

  test('whoever is not signed in reads none', async () => {
    const response = await app.app.inject({ url: '/api/help?language=en' });

    expect(response.statusCode).toBe(401);
  });
});
