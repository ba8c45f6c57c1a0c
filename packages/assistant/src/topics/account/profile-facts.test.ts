import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import type { Asked, Read } from '../../asked.ts';
import { createDraft, type Draft } from '../../draft/create-draft.ts';
import { sayPasswordChanged, sayPasswordExpiry, sayRecoveryCodes } from './profile-facts.ts';

/** What a person whose account is kept by a cloud user pool hears. */
async function hear(say: (draft: Draft) => Promise<void>, language: Language = 'en', enrolled = true) {
  const kept: Partial<Profile> = {
    passwordChangedAt: null,
    passwordExpiresAt: null,
    secondFactor: { enrolled, recoveryCodesLeft: null },
  };
  const asked: Asked = {
    message: '',
    screen: '/',
    person: { id: 'ada', name: 'ada', role: 'viewer' },
    now: 0,
    before: null,
    manner: { language, timeZone: 'UTC', dateFormat: 'MM/DD/YYYY' },
    productName: 'Halyard',
    newId: () => 'a',
    onQuery: () => {},
    read: (async () => kept) as Read,
  };
  const draft = createDraft(asked, language);
  await say(draft);
  return draft.finish().response;
}

test('what the cloud user pool keeps to itself is not known, rather than none', async () => {
  expect(await hear(sayRecoveryCodes)).toContain('How many recovery codes are left is not known here');
  expect(await hear(sayRecoveryCodes, 'en', false)).toContain('you need no recovery codes');
});

test.each<[Language, string]>([
  ['en', 'is not known here: the cloud user pool keeps that to itself.'],
  ['es', 'lo guarda el grupo de usuarios en la nube.'],
  ['fr', 'conservées par le groupe d’utilisateurs du cloud.'],
  ['de', 'Das weiß nur der Benutzerpool in der Cloud.'],
  ['ja', 'クラウドのユーザープールが保持しています。'],
])('nor is a date made up for a password, in %s', async (language, words) => {
  const changed = await hear(sayPasswordChanged, language);

  expect(changed).toContain(words);
  expect(changed.replaceAll('[1]', '')).not.toMatch(/\d/);
  expect(await hear(sayPasswordExpiry, language)).toBe(changed);
});
