import { allow } from '@halyard/contracts/policy.ts';
import { expect, test } from 'vitest';
import type { Phrase, Reading } from '../understand/reading.ts';
import { type Topic, understoodBy } from './topic.ts';

const text = { phrases: {}, examples: [] };
const topic = (parts: Partial<Topic>): Topic => ({
  name: 'tasks',
  mentions: ['topic:task'],
  accepts: ['op:count', 'op:duration'],
  takes: [],
  permission: allow('todos', 'list'),
  screens: [],
  answer: async () => true,
  texts: { en: text, es: text, fr: text, de: text, ja: text },
  ...parts,
});
const reading = (...phrases: Phrase[]): Reading => ({
  language: 'en',
  phrases,
  apart: null,
  spans: [],
  numbers: [],
  incidents: [],
  quotes: [],
  names: [],
  doers: [],
  subject: null,
  text: '',
  tail: null,
  isFollowUp: false,
  captures: [],
});

const howManyIncidents: Phrase = ['op:count', 'topic:incident', 'on:incidents'];

test('who only counts has not understood "how many incidents"', () => {
  expect(understoodBy(topic({}), reading(howManyIncidents, ['topic:task']))).toBeUndefined();
});

test('who counts and knows of incidents has', () => {
  const incidents = topic({ mentions: ['topic:incident'] });

  expect(understoodBy(incidents, reading(howManyIncidents))?.concepts).toEqual(['op:count', 'topic:incident']);
});

test('who knows what "it" is and not what "how long did it take" asks has understood half of it', () => {
  const change = topic({ mentions: ['topic:incident', 'this:record'], accepts: [] });

  expect(understoodBy(change, reading(['this:record', 'op:duration'], ['topic:incident']))).toBeUndefined();
});

test('a phrase that may mean one thing or the other is understood by who knows either', () => {
  expect(understoodBy(topic({}), reading(['op:count', 'op:share'], ['topic:task']))?.concepts).toEqual([
    'op:count',
    'topic:task',
  ]);
});

test('a time without a beginning is for who can ask for one', () => {
  const open = { start: 0, end: Date.parse('2026-10-01T00:00:00Z'), unit: 'days', months: null } as const;
  const until = { ...reading(['topic:task']), spans: [open] };

  expect(understoodBy(topic({ takes: ['spans'] }), until)).toBeUndefined();
  expect(understoodBy(topic({ takes: ['spans', 'openSpans'] }), until)).toBeDefined();
});
