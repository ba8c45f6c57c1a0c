import { expect, test } from 'vitest';
import { createIdleClock, phaseAt } from './idle-clock.ts';

const start = Date.parse('2026-11-21T08:42:00Z');
const minute = 60_000;
const limitMs = 30 * minute;

/** A clock for tests: it stands still until it is told how much time passed. Tabs of one browser share `browser`. */
function openBrowser({ lastInput, at = start }: { lastInput?: number; at?: number } = {}) {
  const browser = { now: at, shared: lastInput, writes: 0 };
  function openTab() {
    const reports: number[] = [];
    const clock = createIdleClock({
      limitMs,
      now: () => browser.now,
      readShared: () => browser.shared,
      share(value) {
        browser.shared = value;
        browser.writes += 1;
      },
      report: () => reports.push(browser.now - start),
    });
    return { ...clock, reports };
  }
  const pass = (ms: number) => {
    browser.now += ms;
  };
  return { browser, openTab, pass };
}

const nameAt = (sinceInput: number) => phaseAt(start + sinceInput, { lastInputAt: start, limitMs }).name;

test('the warning begins 60 seconds before the end, and the end is exact', () => {
  expect(nameAt(limitMs - 60_001)).toBe('active');
  expect(phaseAt(start + limitMs - 60_000, { lastInputAt: start, limitMs })).toEqual({
    name: 'warning',
    secondsLeft: 60,
  });
  expect(phaseAt(start + limitMs - 1, { lastInputAt: start, limitMs })).toEqual({ name: 'warning', secondsLeft: 1 });
  expect(nameAt(limitMs)).toBe('over');
});

test('input begins the time anew', () => {
  const { openTab, pass } = openBrowser();
  const tab = openTab();

  pass(28 * minute);
  tab.noteInput();
  pass(28 * minute);

  expect(tab.tick()).toEqual({ name: 'active' });
});

test('during the warning input alone does not keep the session, an answer does', () => {
  const { openTab, pass } = openBrowser();
  const tab = openTab();
  pass(29.5 * minute);

  expect(tab.noteInput()).toEqual({ name: 'warning', secondsLeft: 30 });
  expect(tab.tick()).toEqual({ name: 'warning', secondsLeft: 30 });
  expect(tab.stay()).toEqual({ name: 'active' });
});

test('a machine that slept past the end has no session when it wakes, whatever is touched first', () => {
  const { openTab, pass } = openBrowser();
  const tab = openTab();

  pass(8 * 60 * minute);

  expect(tab.noteInput()).toEqual({ name: 'over' });
  expect(tab.stay()).toEqual({ name: 'over' });
  expect(tab.tick()).toEqual({ name: 'over' });
});

test('what is done in one tab counts in the others', () => {
  const { openTab, pass } = openBrowser();
  const [one, other] = [openTab(), openTab()];
  pass(29.5 * minute);
  expect(other.tick().name).toBe('warning');

  one.stay();

  expect(other.tick().name).toBe('active');
});

test('other tabs are told at most every five seconds, and of the last input in the end', () => {
  const { browser, openTab, pass } = openBrowser();
  const tab = openTab();
  const begun = browser.writes;

  for (let second = 0; second < 4; second += 1) {
    pass(1_000);
    tab.noteInput();
  }
  expect(browser.writes).toBe(begun);

  pass(1_000);
  tab.tick();
  expect(browser.writes).toBe(begun + 1);
  expect(browser.shared).toBe(start + 4_000);
});

test('the server hears of input at most once a minute, and nothing while there is none', () => {
  const { openTab, pass } = openBrowser();
  const tab = openTab();
  tab.tick();
  expect(tab.reports).toEqual([0]);

  for (let second = 1; second <= 90; second += 1) {
    pass(1_000);
    tab.noteInput();
    tab.tick();
  }
  expect(tab.reports).toEqual([0, 60_000]);

  pass(30_000);
  tab.tick();
  expect(tab.reports).toEqual([0, 60_000, 120_000]);
  pass(10 * minute);
  tab.tick();
  expect(tab.reports).toHaveLength(3);
});

test('to open the console is to be there', () => {
  const { browser, openTab, pass } = openBrowser({ lastInput: start - 25 * minute });

  const tab = openTab();
  pass(20 * minute);

  expect(tab.tick().name).toBe('active');
  expect(browser.shared).toBe(start);
});

test('a browser that was closed past the end does not open the session again', () => {
  const { openTab } = openBrowser({ lastInput: start - 31 * minute });

  expect(openTab().tick().name).toBe('over');
});

test('a clock that is set back adds nothing to what is left', () => {
  const { openTab, pass } = openBrowser();
  const tab = openTab();

  pass(-60 * minute);
  tab.tick();
  pass(30 * minute);

  expect(tab.tick().name).toBe('over');
});
