import { expect, test } from 'vitest';
import { createDrafts, draftGoodMs } from './drafts.ts';

const open = (personId: string, now = 1_000) => createDrafts(personId, { storage: localStorage, now: () => now });

test('a draft is there again for the same person, with where it was typed', () => {
  open('ada').write('incident', { title: 'Phishing' }, '/security');

  expect(open('ada').read('incident', { title: '' })).toEqual({ title: 'Phishing' });
  expect(open('ada').newestPath()).toBe('/security');
});

test('nobody sees the draft of somebody else, and it ends when another person comes', () => {
  open('ada').write('incident', 'Phishing', '/security');

  const bob = open('bob');
  expect(bob.read('incident')).toBeUndefined();
  expect(bob.newestPath()).toBeUndefined();
  bob.removeOthers();

  expect(open('ada').read('incident')).toBeUndefined();
});

test('a draft ends after a day', () => {
  open('ada').write('incident', 'Phishing', '/security');

  expect(open('ada', 1_000 + draftGoodMs - 1).read('incident')).toBe('Phishing');
  expect(open('ada', 1_000 + draftGoodMs).read('incident')).toBeUndefined();
  open('ada', 1_000 + draftGoodMs).removeOthers();
  expect(localStorage).toHaveLength(0);
});

test('a draft of another version of the form, or something else under its key, is no draft', () => {
  open('ada').write('incident', { title: 'Phishing' }, '/security');
  localStorage.setItem('halyard.draft.ada.task', '{');

  expect(open('ada').read('incident', { title: '', severity: '' })).toBeUndefined();
  expect(open('ada').read('incident', '')).toBeUndefined();
  expect(open('ada').read('task', '')).toBeUndefined();
});

test('where the browser takes nothing more, an older state does not come back in its place', () => {
  const storage = { ...localStorage, removeItem: (key: string) => localStorage.removeItem(key) } as Storage;
  open('ada').write('incident', 'old', '/security');
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  createDrafts('ada', { storage, now: () => 1_000 }).write('incident', 'new', '/security');

  expect(open('ada').read('incident')).toBeUndefined();
});
