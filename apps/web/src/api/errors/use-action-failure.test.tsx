import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { useActionFailure, useMutationFailure } from './use-action-failure.ts';

const fail = () => Promise.reject(new Error('rejected'));

function Actions({ slow }: { readonly slow: Promise<void> }) {
  const [failure, setFailure] = useActionFailure<string>();
  const rename = useMutation({ mutationFn: fail, onError: () => setFailure('It could not be renamed.') });
  const removal = useMutation({ mutationFn: fail });
  const removalFailure = useMutationFailure(removal);
  const other = useMutation({ mutationFn: (wait: Promise<void>) => wait });
  return (
    <>
      {failure && (
        <Banner tone="error" error={null}>
          {failure}
        </Banner>
      )}
      {removalFailure && (
        <Banner tone="error" error={removalFailure}>
          It could not be removed.
        </Banner>
      )}
      <button type="button" onClick={() => rename.mutate()}>
        Rename
      </button>
      <button type="button" onClick={() => removal.mutate()}>
        Remove
      </button>
      <button type="button" onClick={() => other.mutate(slow)}>
        Slow
      </button>
      <button type="button" onClick={() => other.mutate(Promise.resolve())}>
        Save
      </button>
    </>
  );
}

const press = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};

test('what is said of failures goes with the next success of another action', async () => {
  renderWithProviders(<Actions slow={Promise.resolve()} />, { call: fakeCall({}).call });
  await press('Rename', 'Remove');
  expect(await screen.findAllByRole('alert')).toHaveLength(2);

  await press('Save');

  await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
});

test('an action that was under way before says nothing of the failure', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  renderWithProviders(<Actions slow={slow} />, { call: fakeCall({}).call });
  await press('Slow');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await press('Rename');
  await screen.findByRole('alert');

  finish();
  await slow;

  expect(screen.getByRole('alert').textContent).toContain('It could not be renamed.');
});

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../features/**/*.{ts,tsx}', '../../app/**/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

// Before a sign-in a form has one action, and the page goes with its success.
const visitors = /\/features\/(login|register|reset-password)\//;
const ownState = /\[\w*[fF]ail(?:ure|ed)\w*, set\w+\] = useState/;
const bannerOf = /\b(\w+)\.isError (?:&&|\?)[\s(]*(?:<Banner|describe)/g;

function keepsFailure(source: string): boolean {
  const isAction = (name: string) => new RegExp(`\\b${name}\\.(?:mutate|mutateAsync|reset)\\b`).test(source);
  return ownState.test(source) || [...source.matchAll(bannerOf)].some(([, name = '']) => isAction(name));
}

test('no screen keeps the failure of an action on its own', () => {
  expect(keepsFailure('const [failure, setFailure] = useState<string>();')).toBe(true);
  expect(keepsFailure('save.mutate(); {save.isError && (\n <Banner tone="error">')).toBe(true);
  expect(keepsFailure('list.refetch(); {list.isError && <Banner tone="error">')).toBe(false);
  // A field says what is wrong with what is in it, until that is typed anew.
  const besideField = [
    '../../features/assistant/saved/saved-question-dialog.tsx',
    '../../features/assistant/screen/conversation-title.tsx',
    '../../features/crime/imports/archive-form.tsx',
    '../../features/schemas/detail/description-line.tsx',
  ];

  const found = Object.keys(sources).filter(
    (path) => !path.includes('.test.') && !visitors.test(path) && keepsFailure(sources[path] ?? ''),
  );

  expect(found.sort()).toEqual(besideField);
});
