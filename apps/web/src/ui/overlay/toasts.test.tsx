import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { ToastProvider, type Toasts, toastLimit, useToasts } from './toasts.tsx';

/** A list of toasts, and what any screen shows in it. */
function openToasts() {
  vi.useFakeTimers();
  const opened: { toasts?: Toasts } = {};
  function Screen() {
    opened.toasts = useToasts();
    return <button type="button">Elsewhere</button>;
  }
  render(
    <ToastProvider listLabel="Messages" dismissLabel="Dismiss">
      <Screen />
    </ToastProvider>,
  );
  const list = screen.getByRole('region', { name: 'Messages' });
  return {
    list,
    show: (tone: 'success' | 'error' | 'info', message: string, options: Parameters<Toasts['show']>[2] = {}) =>
      act(() =>
        tone === 'error'
          ? opened.toasts?.show(tone, message, { ...options, error: null })
          : opened.toasts?.show(tone, message, options),
      ),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    shown: () => [...list.querySelectorAll('li')].map((item) => item.querySelector('span')?.textContent),
  };
}

test.each([
  ['success', 'status', 5_000],
  ['info', 'status', 5_000],
  ['error', 'alert', 8_000],
] as const)('a toast of %s is announced as %s and stays %i ms', async (tone, role, ms) => {
  const { show, pass, shown } = openToasts();

  show(tone, 'Saved');
  expect(screen.getByRole(role).textContent).toBe('Saved');

  await pass(ms - 1);
  expect(shown()).toEqual(['Saved']);
  await pass(1);
  expect(shown()).toEqual([]);
});

test('what is said while a window is open can be reached in that window', () => {
  let toasts: Toasts | undefined;
  function Screen({ isOpen }: { readonly isOpen: boolean }) {
    toasts = useToasts();
    return isOpen ? (
      <Dialog title="Queues" closeLabel="Close" onClose={() => {}}>
        Two queues
      </Dialog>
    ) : null;
  }
  const screenWith = (isOpen: boolean) => (
    <ToastProvider listLabel="Messages" dismissLabel="Dismiss">
      <Screen isOpen={isOpen} />
    </ToastProvider>
  );
  const { rerender } = render(screenWith(true));

  act(() => toasts?.show('success', 'Queue deleted', { action: { label: 'Undo', run: () => {} } }));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' })).toBeDefined();

  rerender(screenWith(false));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

test('the 21st toast leaves 20: the oldest goes', () => {
  const { show, shown } = openToasts();

  for (let number = 1; number <= 21; number++) show('info', `Toast ${number}`);

  expect(toastLimit).toBe(20);
  expect(shown()).toHaveLength(20);
  expect(shown().at(0)).toBe('Toast 2');
  expect(shown().at(-1)).toBe('Toast 21');
});

test('a message that is visible already is not stacked, its time begins anew', async () => {
  const { show, pass, shown } = openToasts();
  show('success', 'Saved');
  await pass(4_000);

  show('success', 'Saved');
  expect(shown()).toEqual(['Saved']);

  await pass(4_999);
  expect(shown()).toEqual(['Saved']);
  await pass(1);
  expect(shown()).toEqual([]);
});

test('the same words in another tone, or with an action, stand on their own', () => {
  const { show, shown } = openToasts();
  const action = { label: 'Undo', run: () => {} };

  show('success', 'Deleted');
  show('error', 'Deleted');
  show('success', 'Deleted', { action });
  show('success', 'Deleted', { action });

  expect(shown()).toHaveLength(4);
});

test('the pointer over the list stops the clocks, and they begin anew when it leaves', async () => {
  const { list, show, pass, shown } = openToasts();
  show('success', 'Saved');
  await pass(4_000);

  fireEvent.pointerEnter(list);
  await pass(60_000);
  expect(shown()).toEqual(['Saved']);

  fireEvent.pointerLeave(list);
  await pass(5_000);
  expect(shown()).toEqual([]);
});

test('the focus in the list stops the clocks too', async () => {
  const { show, pass, shown } = openToasts();
  show('success', 'Saved');

  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await pass(60_000);
  expect(shown()).toEqual(['Saved']);

  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await pass(5_000);
  expect(shown()).toEqual([]);
});

test.each(['Dismiss', 'Undo'])('after a toast was closed by "%s" the clocks of the next one run', async (name) => {
  const { show, pass, shown } = openToasts();
  show('success', 'Deleted', { action: { label: 'Undo', run: () => {} } });
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);

  show('success', 'Saved');
  await pass(5_000);

  expect(shown()).toEqual([]);
});

test('the button dismisses its toast only', () => {
  const { show, shown } = openToasts();
  show('error', 'First');
  show('error', 'Second');

  const [first] = screen.getAllByRole('alert');
  if (first) fireEvent.click(within(first).getByRole('button', { name: 'Dismiss' }));

  expect(shown()).toEqual(['Second']);
});

test('the action runs once and takes the toast away', () => {
  const { show, shown } = openToasts();
  const run = vi.fn();
  show('success', 'Deleted', { action: { label: 'Undo', run } });

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(run).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('a toast can stay for a time of its own', async () => {
  const { show, pass, shown } = openToasts();
  show('success', 'Deleted', { durationMs: 10_000 });

  await pass(9_999);
  expect(shown()).toEqual(['Deleted']);
  await pass(1);
  expect(shown()).toEqual([]);
});
