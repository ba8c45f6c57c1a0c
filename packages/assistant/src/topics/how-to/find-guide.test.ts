import { languages } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { readHelp } from '../../help/read-help.ts';
import { tidy } from '../../understand/fold.ts';
import { findGuide } from './find-guide.ts';
import { type GuideId, guides, places } from './guides.ts';
import { texts } from './texts.ts';

const ids = Object.keys(guides) as GuideId[];

describe.each(languages)('instructions in %s', (language) => {
  const { words } = texts[language];
  const sections = new Map(readHelp(language, 'how-to').map((section) => [section.id, section]));

  test.each(ids)('the question of %s finds it', (id) => {
    expect(findGuide(tidy(sections.get(id)?.heading ?? ''), words)).toEqual({ guide: id });
  });

  test('every instruction has its section, and every section is one', () => {
    expect([...sections.keys()]).toEqual(ids);
  });

  test('no two instructions are the same', () => {
    const steps = ids.map((id) => sections.get(id)?.text);

    expect(new Set(steps).size).toBe(ids.length);
  });

  test('every screen has a name', () => {
    expect(Object.keys(texts[language].places).toSorted()).toEqual(Object.keys(places).toSorted());
  });
});

const { words } = texts.en;

test('a word that is not known, a negation and a second thing make it nobody’s question', () => {
  expect(findGuide('how do I frobnicate a task', words)).toBeUndefined();
  expect(findGuide('how do I not add a task', words)).toBeUndefined();
  expect(findGuide('how do I add a task and an incident', words)).toBeUndefined();
});

test('on is not off, whatever stands between', () => {
  expect(findGuide('how do I turn two-factor authentication on', words)).toEqual({ guide: 'twoFactor' });
  expect(findGuide('how do I turn two-factor authentication off', words)).toEqual({ guide: 'twoFactorOff' });
});

test('a screen is found by what it shows', () => {
  expect(findGuide('where is the audit log', words)).toEqual({ place: 'audit' });
  expect(findGuide('how do I open the threat map', words)).toEqual({ place: 'map' });
});
