import { expect, test } from 'vitest';
import { checkRule, draftOfRule, emptyRule } from './rule-draft.ts';

const draft = draftOfRule({ ...emptyRule, name: 'Grave', severities: ['Critical'] });

test('lists are read from commas, and empty fields are no condition', () => {
  expect(checkRule({ ...draft, types: 'Malware, Phishing,, Malware', words: ' vpn ' })).toEqual({
    body: {
      name: 'Grave',
      enabled: true,
      severities: ['Critical'],
      types: ['Malware', 'Phishing'],
      sources: [],
      words: 'vpn',
      leastConfidence: null,
    },
  });
});

test('a confidence of nothing is a condition, an empty one is none', () => {
  expect(checkRule({ ...draft, leastConfidence: '0' })).toMatchObject({ body: { leastConfidence: 0 } });
});

test('a rule without a name and with an impossible confidence names both', () => {
  expect(checkRule({ ...draft, name: ' ', leastConfidence: '101' })).toEqual({
    problems: ['name', 'leastConfidence'],
  });
});
