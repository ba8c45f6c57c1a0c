import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serverErrors as french } from '../../text/fr/shell/server-errors.ts';
import { defineMessages, LanguageContext } from '../../text/lazy-messages.ts';
import { serverErrorMessages } from '../../text/loaders/shared.ts';
import { useDescribeError } from './describe-error.ts';
import { TransportError } from './transport-error.ts';

const rejection = (code?: string, serverMessage?: string) =>
  new TransportError({ problem: 'other', code, serverMessage });
const taken = rejection('username_taken', 'This username is already taken.');

type Words = typeof serverErrorMessages;

/** The words before anything has arrived, whatever other tests have fetched. */
const newPack = (loadFrench: () => Promise<typeof french>): Words =>
  defineMessages({ '/fr/': loadFrench, '/de/': () => serverErrorMessages.load('de') });

function Reason({ error, pack }: { readonly error: unknown; readonly pack: Words | undefined }) {
  const describeError = useDescribeError(pack);
  return <p role="alert">{describeError(error, 'Fallback')}</p>;
}

const show = (error: unknown, language: Language, pack?: Words) =>
  render(
    <LanguageContext value={language}>
      <Reason error={error} pack={pack} />
    </LanguageContext>,
  );

const shown = () => screen.getByRole('alert').textContent;

test("in English it is exactly the server's message, even where that says more than its code", () => {
  show(rejection('invalid_input', 'The department is not one of the four.'), 'en');

  expect(shown()).toBe('The department is not one of the four.');
});

test('in another language the fallback stands until the words have arrived, then the sentence of the code', async () => {
  show(
    taken,
    'fr',
    newPack(async () => french),
  );
  expect(shown()).toBe('Fallback');

  expect(await screen.findByText('Ce nom d’utilisateur est déjà pris.')).toBeTruthy();
});

test('where the words cannot be fetched, the fallback stays', async () => {
  const pack = newPack(() => Promise.reject(new Error('offline')));

  await act(async () => {
    show(taken, 'fr', pack);
  });

  expect(shown()).toBe('Fallback');
});

test('words that have arrived are there at once', async () => {
  await serverErrorMessages.load('de');

  show(taken, 'de');

  expect(shown()).toBe('Dieser Benutzername ist bereits vergeben.');
});

test.each([
  ['a code that is not known', rejection('brand_new', 'Something new.')],
  ['a code that is only the name of something every object has', rejection('toString', 'Something odd.')],
  ['a message without a code', rejection(undefined, 'Something else.')],
  ['a code without a message', rejection('username_taken')],
  ['an error that is not a rejection', new Error('username_taken')],
])('in another language %s falls back', async (_, error) => {
  await serverErrorMessages.load('ja');

  show(error, 'ja');

  expect(shown()).toBe('Fallback');
});

test.each([
  ['a rejection without a message', rejection('username_taken')],
  ['an error that is not a rejection', new Error('username_taken')],
])('in English %s falls back', (_, error) => {
  show(error, 'en');

  expect(shown()).toBe('Fallback');
});

test.each(['en', 'es', 'fr', 'de', 'ja'] as const)('every code has its sentence (%s)', async (language) => {
  const english = await serverErrorMessages.load('en');
  const words = await serverErrorMessages.load(language);

  expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(Object.values(words).every((sentence) => sentence.trim() !== '')).toBe(true);
});
