import { type Settings, settingsBeforeLoad, settings as settingsShape } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { settings as english } from '../../text/en/administration/settings.ts';
import { checkSettings, firstFaultyTab, limitsOf, rejectedField, tabHasErrors } from './check-settings.ts';
import { isDirty, mergeSettings } from './merge-settings.ts';
import {
  adoptNewer,
  agreeOn,
  changeField,
  checkForm,
  discardChanges,
  isFormDirty,
  rejectField,
  startForm,
  takeSaved,
} from './settings-form.ts';

const saved: Settings = { ...settingsBeforeLoad, version: 3 };
const withOrigins = (...allowedOrigins: string[]): Settings => ({ ...saved, api: { ...saved.api, allowedOrigins } });

test('what is loaded is clean, a toggle makes it dirty, and toggling back makes it clean again', () => {
  const form = startForm(saved);
  const toggled = changeField(form, 'notifications', 'systemUpdates', false);

  expect(isFormDirty(form)).toBe(false);
  expect(isFormDirty(toggled)).toBe(true);
  expect(isFormDirty(changeField(toggled, 'notifications', 'systemUpdates', true))).toBe(false);
});

test('a toggle is checked at once', () => {
  const notABoolean = 'yes' as unknown as boolean;

  const form = changeField(startForm(saved), 'notifications', 'systemUpdates', notABoolean);
  expect(form.errors).toEqual({ 'notifications.systemUpdates': 'flag' });

  expect(changeField(form, 'notifications', 'systemUpdates', true).errors).toEqual({});
});

test('an address is left alone while it is typed, and once found faulty it is checked with every change', () => {
  const typing = changeField(startForm(saved), 'api', 'webhookUrl', 'abc');
  expect(typing.errors).toEqual({});

  const checked = checkForm(typing);
  expect(checked.errors).toEqual({ 'api.webhookUrl': 'url' });
  expect(checked.checks).toBe(1);

  expect(changeField(checked, 'api', 'webhookUrl', 'abcd').errors).toEqual({ 'api.webhookUrl': 'url' });
  expect(changeField(checked, 'api', 'webhookUrl', 'https://abc.example').errors).toEqual({});
});

test('a check that finds nothing moves no focus', () => {
  expect(checkForm(startForm(saved))).toMatchObject({ errors: {}, checks: 0 });
});

test('removing a faulty origin moves the marks with the entries', () => {
  const faulty = checkForm(startForm(withOrigins('abc', 'https://one.example', 'def')));
  expect(faulty.errors).toEqual({ 'api.allowedOrigins.0': 'url', 'api.allowedOrigins.2': 'url' });

  const { errors } = changeField(faulty, 'api', 'allowedOrigins', ['https://one.example', 'def']);

  expect(errors).toEqual({ 'api.allowedOrigins.1': 'url' });
});

test.each([
  ['preferences', 'theme', 'blue', 'option'],
  ['preferences', 'dateFormat', 'DD.MM.YYYY', 'option'],
  ['security', 'sessionTimeout', 14, 'number'],
  ['security', 'sessionTimeout', '30', 'number'],
  ['security', 'passwordExpiry', 181, 'number'],
  ['api', 'rateLimit', 99, 'number'],
  ['api', 'apiEnabled', 'true', 'flag'],
  ['api', 'webhookUrl', 'abc', 'url'],
] as const)('%s.%s of %s is a problem of kind %s', (group, key, value, problem) => {
  const draft = { ...saved, [group]: { ...saved[group], [key]: value } };

  expect(checkSettings(draft)).toEqual({ [`${group}.${key}`]: problem });
});

test.each([
  ['preferences', 'theme', 'blue', english.problems.option],
  ['notifications', 'systemUpdates', 'true', english.problems.flag],
  ['security', 'sessionTimeout', 14, english.problems.number(15, 120)],
  ['security', 'passwordExpiry', 29, english.problems.number(30, 180)],
  ['api', 'rateLimit', 5001, english.problems.number(100, 5000)],
  ['api', 'webhookUrl', 'abc', english.problems.url],
] as const)('the English sentence about %s.%s is the one the server sends', (group, key, value, sentence) => {
  const { error } = settingsShape.safeParse({ ...saved, [group]: { ...saved[group], [key]: value } });

  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('any key passes, and so does an empty webhook address', () => {
  expect(checkSettings({ ...saved, api: { ...saved.api, apiKey: 12, webhookUrl: '' } })).toEqual({});
});

test('too many origins are a problem of the list', () => {
  const many = Array.from({ length: 21 }, (_, at) => `https://o${at}.example`);

  expect(checkSettings(withOrigins(...many))).toEqual({ 'api.allowedOrigins': 'tooMany' });
});

test.each(Object.entries(limitsOf))('the limits of %s are those of the contract', (field, [least, most]) => {
  const [group = '', key = ''] = field.split('.');
  const check = (value: number) =>
    settingsShape.safeParse({ ...saved, [group]: { ...saved[group as 'api'], [key]: value } }).success;

  expect([least - 1, least, most, most + 1].map(check)).toEqual([false, true, true, false]);
});

test('the first tab with something to correct is found in the order of the tabs', () => {
  const errors = { 'api.webhookUrl': 'url', 'security.sessionTimeout': 'number' } as const;

  expect(firstFaultyTab(errors)).toBe('security');
  expect(tabHasErrors(errors, 'api')).toBe(true);
  expect(tabHasErrors(errors, 'preferences')).toBe(false);
  expect(firstFaultyTab({})).toBeUndefined();
});

test('the saved state replaces the form, and what was typed meanwhile stays unsaved', () => {
  const sent = changeField(startForm(saved), 'api', 'webhookUrl', 'https://HOOK.example');
  const typedOn = changeField(sent, 'preferences', 'language', 'fr');
  const reply: Settings = {
    ...sent.draft,
    api: { ...sent.draft.api, webhookUrl: 'https://hook.example/' },
    version: 4,
  };

  const after = takeSaved(typedOn, sent.draft, reply);

  expect(after.saved).toBe(reply);
  expect(after.draft).toEqual({ ...reply, preferences: { ...reply.preferences, language: 'fr' } });
  expect(isFormDirty(after)).toBe(true);
  expect(isFormDirty(takeSaved(sent, sent.draft, reply))).toBe(false);
});

test('over newer settings lie only the own changes', () => {
  const mine = changeField(startForm(saved), 'preferences', 'theme', 'light');
  const newer: Settings = {
    ...saved,
    preferences: { ...saved.preferences, language: 'de' },
    api: { ...saved.api, apiKey: '••••abcd' },
    version: 7,
  };

  const after = adoptNewer(mine, newer);

  expect(after.draft).toEqual({ ...newer, preferences: { ...newer.preferences, theme: 'light' } });
  expect(isDirty(after.saved, after.draft)).toBe(true);
});

test('two lists of origins become one: what either added is in it, what either removed is not', () => {
  const before = withOrigins('https://a.example', 'https://b.example');
  const mine = withOrigins('https://a.example', 'https://mine.example');
  const theirs = withOrigins('https://b.example', 'https://theirs.example');

  expect(mergeSettings(before, mine, theirs).api.allowedOrigins).toEqual([
    'https://theirs.example',
    'https://mine.example',
  ]);
});

test('what the server has done already leaves nothing to save', () => {
  const form = agreeOn(startForm(saved), 'security', 'twoFactorAuth', true);

  expect(form.draft.security.twoFactorAuth).toBe(true);
  expect(isFormDirty(form)).toBe(false);
});

test('a key that changed, or a newer version, is no unsaved change', () => {
  expect(isDirty(saved, { ...saved, version: 9, api: { ...saved.api, apiKey: '••••9999' } })).toBe(false);
});

test('discarding goes back to what is saved', () => {
  const form = checkForm(changeField(startForm(saved), 'api', 'webhookUrl', 'abc'));

  expect(discardChanges(form)).toMatchObject({ draft: saved, errors: {} });
});

test('a rejection about one field is shown there and calls for the focus', () => {
  const rejected = rejectedField('webhook_not_allowed');
  const form = rejectField(startForm(saved), rejected?.field ?? '', rejected?.problem ?? 'url');

  expect(form).toMatchObject({ errors: { 'api.webhookUrl': 'webhookNotAllowed' }, checks: 1 });
  expect(rejectedField('server_error')).toBeUndefined();
});
