import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

declare global {
  // React's flag: it warns about updates that a test did not wait for.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// Screens are separate files; on a busy machine loading takes time.
configure({ asyncUtilTimeout: 5_000 });

// Features missing in jsdom: modal dialogs, popovers and scrolling.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.hidePopover = () => {};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Hooks in another order are a mistake that no test sees on the screen: what React says of it fails the test.
const hookWarnings: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  if (String(said[0]).includes('order of Hooks')) hookWarnings.push(said.slice(0, 2).join(' '));
  error(...said);
};

// Test files share one process and one page: each test leaves them as it found them.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  expect(hookWarnings.splice(0)).toEqual([]);
});

// A screen still loading when its page is removed would be broken for every file after this one.
afterAll(async () => {
  await vi.dynamicImportSettled();
  console.error = error;
});
