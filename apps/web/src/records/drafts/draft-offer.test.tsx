import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { createDrafts } from './drafts.ts';
import { useDraft } from './use-draft.ts';

const drafts = createDrafts(person().id, { storage: localStorage, now: () => Date.now() });

function offer(name = 'note') {
  const onContinue = vi.fn();
  renderWithProviders(<DraftOffer name={name} form="New note" onContinue={onContinue} />);
  return { onContinue, user: userEvent.setup() };
}

test('what was typed into a closed form is offered by its title, and the form opens again', async () => {
  drafts.write('note', 'Call the bank', '/notes');
  const { onContinue, user } = offer();

  expect(await screen.findByText('You have an unsaved draft: New note')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue writing' }));

  expect(onContinue).toHaveBeenCalledOnce();
  expect(drafts.read('note')).toBe('Call the bank');
});

test('a draft that is discarded is gone, and is not offered any more', async () => {
  drafts.write('note', 'Call the bank', '/notes');
  const { user } = offer();

  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  expect(screen.queryByText(/unsaved draft/)).toBeNull();
  expect(drafts.read('note')).toBeUndefined();
});

test('where nothing was typed, or by somebody else, nothing is offered', () => {
  createDrafts('somebody else', { storage: localStorage, now: () => Date.now() }).write('note', 'Mine', '/notes');
  offer();

  expect(screen.queryByText(/unsaved draft/)).toBeNull();
});

function OpenForm() {
  const { draft } = useDraft('note', '');
  return <p>{draft}</p>;
}

test('a draft that is open in its form is not offered, and is offered again when the form closes', async () => {
  drafts.write('note', 'Call the bank', '/notes');
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <DraftOffer name="note" form="New note" onContinue={() => undefined} />
        {isOpen && <OpenForm />}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </>
    );
  }
  renderWithProviders(<Screen />);

  expect(await screen.findByText('Call the bank')).toBeTruthy();
  expect(screen.queryByText(/unsaved draft/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByText('You have an unsaved draft: New note')).toBeTruthy();
});

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../features/**/*.tsx', '../../features/**/*.ts', '../../app/**/*.tsx', '../../assistant/**/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Forms that keep a draft, and how they come back to who returns to their screen. */
const ways: Readonly<Record<'offered' | 'openByItself', readonly string[]>> = {
  offered: [
    'assistant/ways/save-dialog.tsx',
    'features/assistant/saved/saved-question-dialog.tsx',
    'features/network/change/use-record-form.ts',
    'features/network/graph/selection/add-to-incident.tsx',
    'features/observables/block-lists/list-dialog.tsx',
    'features/observables/enrichment/action-dialog.tsx',
    'features/schemas/schemas-page.tsx',
    'features/security/alerts/received/dialogs/close-dialog.tsx',
    'features/security/alerts/received/dialogs/incident-dialog.tsx',
    'features/security/alerts/received/dialogs/new-alert-dialog.tsx',
    'features/security/alerts/received/groups/group-rule-dialog.tsx',
    'features/security/alerts/received/queues/queue-form.tsx',
    'features/security/alerts/received/rules/quiet-rule-dialog.tsx',
    'features/security/alerts/rule-dialog.tsx',
    'features/security/incident/edit-dialog.tsx',
    'features/security/incident/escalate-dialog.tsx',
    'features/security/incident/status-dialog.tsx',
    'features/security/incident/times/pause-dialog.tsx',
    'features/security/incident/times/times-dialog.tsx',
    'features/security/incidents/new-incident-dialog.tsx',
    'features/security/playbooks/playbook-dialog.tsx',
    'features/threats/act/incident-dialog.tsx',
    'features/threats/act/triage-dialog.tsx',
  ],
  // A part of the screen, or a window that its address opens.
  openByItself: [
    'app/assistant/assistant-panel.tsx',
    'features/assistant/screen/conversation-screen.tsx',
    'features/assistant/screen/conversation-title.tsx',
    'features/notifications/announcement-form.tsx',
    'features/observables/warnings/add-entries.tsx',
    'features/profile/account/use-profile-editing.ts',
    'features/schemas/detail/description-line.tsx',
    'features/security/alerts/selection-bar.tsx',
    'features/security/incident/composer.tsx',
    'features/settings/use-settings-form.ts',
    'features/sigma/detail/edit-form.tsx',
    'features/sources/connect/add-dialog.tsx',
    'features/sources/detail/pause-dialog.tsx',
    'features/sources/detail/settings-form.tsx',
    'features/sources/mapping/mapping-form.tsx',
    'features/threats/form/new-threat-dialog.tsx',
    'features/threats/form/use-threat-edit.ts',
    'features/todos/entry/new-task-form.tsx',
    'features/todos/list/task-editor.tsx',
    'features/users/form/use-open-form.ts',
  ],
};

test('of every form that keeps a draft it is known how it comes back', () => {
  const keeping = Object.entries(sources)
    .filter(
      ([path, source]) =>
        !path.includes('.test.') && /\b(?:use(?:(?:Kept)?Draft(?:Form)?|RecordEdit)[<(]|draftName=)/.test(source),
    )
    .map(([path]) => path.replace('../../', ''));

  expect(keeping.sort()).toEqual(Object.values(ways).flat().sort());
});

test('what a form keeps that does not open by itself is offered', () => {
  const offers = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/<DraftOffer[^>]*?name=\{?[`"]?(\w+)/g)].map(([, start]) => start),
  );

  for (const path of ways.offered) {
    const [, start] =
      /(?:use(?:(?:Kept)?Draft(?:Form)?|RecordEdit)(?:<(?:[^<>]|<[^<>]*>)*>)?\((?:\{[^`']*\bname:)?|draftName=\{?)\s*[`'"]?(\w+)/.exec(
        sources[`../../${path}`] ?? '',
      ) ?? [];
    expect(offers, path).toContain(start);
  }
});
