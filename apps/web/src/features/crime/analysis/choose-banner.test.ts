import { expect, test } from 'vitest';
import { chooseBanner } from './choose-banner.ts';

const metadata = {
  validated: true,
  warnings: ['Two files are missing.'],
  dataFound: true,
  analysisType: 'lightweight',
};
const insights = { sentiment: 'steady', confidence: '0.9', topics: [], mockResult: true };

test('processing comes before everything', () => {
  expect(chooseBanner({ status: 'processing', metadata, insights })).toBe('processing');
});

test('failed with warnings is failed', () => {
  expect(chooseBanner({ status: 'failed', metadata, insights })).toBe('failed');
});

test('warnings of a mock are warnings', () => {
  expect(chooseBanner({ status: 'analyzed', metadata, insights })).toBe('warnings');
});

test('a mock is known by its flag, or by the word in its note in any case', () => {
  expect(chooseBanner({ status: 'analyzed', insights })).toBe('fallback');
  expect(chooseBanner({ status: 'analyzed', note: 'A MOCK of it' })).toBe('fallback');
});

test('everything else is a success, as is a status nobody knows', () => {
  expect(chooseBanner({ status: 'analyzed', metadata: { ...metadata, warnings: [] } })).toBe('success');
  expect(chooseBanner({ status: 'archived' })).toBe('success');
});
