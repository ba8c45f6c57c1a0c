import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { defineMessages, LanguageContext, type LazyMessages, useMessages } from './lazy-messages.ts';

const greetings = { en: 'Hello', es: 'Hola', fr: 'Bonjour', de: 'Hallo', ja: 'こんにちは' };
const files = Object.fromEntries(
  Object.entries(greetings).map(([language, greeting]) => [`./${language}/greetings.ts`, async () => ({ greeting })]),
);

function Greeting({ pack }: { readonly pack: LazyMessages<{ greeting: string }> }) {
  return <p>{useMessages(pack).greeting}</p>;
}

const greet = (pack: LazyMessages<{ greeting: string }>, language: 'en' | 'de') =>
  act(async () => {
    render(
      <LanguageContext value={language}>
        <Suspense fallback={<p>waiting</p>}>
          <Greeting pack={pack} />
        </Suspense>
      </LanguageContext>,
    );
  });

test('words arrive when they are first read, and are there at once afterwards', async () => {
  const pack = defineMessages(files);

  await greet(pack, 'de');

  expect(screen.getByText('Hallo')).toBeTruthy();
  expect(pack.peek('de')).toEqual({ greeting: 'Hallo' });
  expect(pack.peek('en')).toBeUndefined();
});

test('English that comes with the code needs no waiting', async () => {
  await greet(defineMessages(files, { greeting: 'Hello' }), 'en');

  expect(screen.getByText('Hello')).toBeTruthy();
});

test('where a language cannot be fetched, English stands in', async () => {
  const broken = { ...files, './de/greetings.ts': () => Promise.reject(new Error('offline')) };

  await greet(defineMessages(broken, { greeting: 'Hello' }), 'de');

  expect(screen.getByText('Hello')).toBeTruthy();
});

test('a part without English of its own is asked for again after a failure', async () => {
  let attempts = 0;
  const pack = defineMessages({
    ...files,
    './de/greetings.ts': async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return { greeting: 'Hallo' };
    },
  });

  await expect(pack.load('de')).rejects.toThrow('offline');

  expect(await pack.load('de')).toEqual({ greeting: 'Hallo' });
});
