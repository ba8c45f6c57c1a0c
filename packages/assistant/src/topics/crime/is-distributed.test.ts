import { expect, test } from 'vitest';
import { isDistributed } from './is-distributed.ts';

const burglary = ['topic:crime', 'category:Burglary'] as const;
const robbery = ['topic:crime', 'category:Robbery'] as const;
const none = { spans: [] };

test('a kind in one place and another kind in another place is more than one filter', () => {
  const phrases = [burglary, robbery];
  const names = ['Camden', 'Hackney'];

  expect(isDistributed({ ...none, phrases, names, text: 'burglaries in Camden and robberies in Hackney' }, 'en')).toBe(
    true,
  );
  expect(isDistributed({ ...none, phrases, names, text: 'Camden burglaries or Hackney robberies' }, 'en')).toBe(true);
});

test('so are two outcomes, each in a place of its own', () => {
  const phrases = [burglary, ['outcome:Under investigation'], ['outcome:Offender given a caution']] as const;
  const text = 'burglaries under investigation in Camden and cautions in Hackney';

  expect(isDistributed({ ...none, phrases, names: ['Camden', 'Hackney'], text }, 'en')).toBe(true);
});

test('both kinds in both places are one filter', () => {
  const phrases = [burglary, robbery];
  const text = 'burglaries and robberies in Camden vs Hackney';

  expect(isDistributed({ ...none, phrases, names: ['Camden', 'Hackney'], text }, 'en')).toBe(false);
});

test('one kind that is said twice is one kind', () => {
  const phrases = [burglary, burglary];
  const text = 'burglaries in Camden against burglaries in Hackney';

  expect(isDistributed({ ...none, phrases, names: ['Camden', 'Hackney'], text }, 'en')).toBe(false);
});

test('two kinds and two times may belong together in pairs', () => {
  const span = { from: 0, until: 1, months: null } as never;
  const text = 'burglaries in October and robberies in September';

  expect(isDistributed({ phrases: [burglary, robbery], names: [], spans: [span, span], text }, 'en')).toBe(true);
});
