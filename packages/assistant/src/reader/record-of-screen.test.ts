import { expect, test } from 'vitest';
import { recordOfScreen } from './record-of-screen.ts';

test.each([
  ['/security?incident=144', { subject: 'incidents', id: '144' }],
  ['/security?incident=%22144%22&tab=incidents', { subject: 'incidents', id: '144' }],
  ['/threats?period=7d&threat=malware--1', { subject: 'threats', id: 'malware--1' }],
  ['/network?entity=identity--9', { subject: 'entities', id: 'identity--9' }],
])('%s shows a record, which is what "this" means there', (screen, subject) => {
  expect(recordOfScreen(screen)).toEqual(subject);
});

test.each([
  ...['/security', '/dashboard?incident=144', '/security?incident=', '/security?incident=1%2F2', '//evil.example', ''],
  ...['/security?incident=<b>', 'javascript:alert(1)', `/security?incident=${'9'.repeat(65)}`],
])('“%s” shows no record', (screen) => {
  expect(recordOfScreen(screen)).toBeNull();
});
