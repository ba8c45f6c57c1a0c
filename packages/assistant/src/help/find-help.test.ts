import { expect, test } from 'vitest';
import { findHelp, suggestHelp } from './find-help.ts';

test.each([
  ['what is tlp amber?', 'tlp'],
  ['whats a playbook', 'playbook'],
  ['what does "contained" mean for a threat', 'threat-statuses'],
  ['explain the difference between an alert and an incident', 'alert-threat-incident'],
  ['how can I undo a wrong import', 'undoImport'],
  ['how do i swich to dark theme', 'theme'],
  ['how to disable 2fa', 'twoFactorOff'],
  ['how to enable 2fa', 'twoFactor'],
])('"%s" finds %s', (question, id) => {
  expect(findHelp(question, 'en')?.id).toBe(id);
});

test.each([
  'how do I frobnicate a task',
  'how do I not add a task',
  'how do I add a task and an incident',
  'what is my password',
  'what is the status',
  'overdue',
  'delete all incidents',
  'how many incidents does an analyst have',
])('nothing is found for "%s"', (question) => {
  expect(findHelp(question, 'en')).toBeUndefined();
});

test('what is nearly understood is suggested by its heading, which finds its section', () => {
  const suggested = suggestHelp('my eyes hurt, how do I get a light theme', 'en');

  expect(suggested).toContain('How do I change the theme?');
  expect(findHelp(suggested[0] ?? '', 'en')).toBeDefined();
});

test('nothing is suggested for what asks for no help, or is about something else', () => {
  expect(suggestHelp('dark theme incidents', 'en')).toEqual([]);
  expect(suggestHelp('how do I bake a cake with cherries', 'en')).toEqual([]);
});
