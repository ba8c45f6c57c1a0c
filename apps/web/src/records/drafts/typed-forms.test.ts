import { expect, test } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../features/**/*.tsx', '../../importing/**/*.tsx', '../../app/**/*.tsx', '../../assistant/**/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const typed = /<(?:TextField|TextAreaField|PasswordField|textarea|input)\b/;

/** Where something is typed, and what becomes of it when the session ends. */
const forms: Readonly<Record<'draft' | 'secret' | 'filter' | 'visitor' | 'choice', readonly string[]>> = {
  // Typed text: it is a draft, of this file or of the form it is a part of.
  draft: [
    'features/threats/form/threat-form.tsx',
    'assistant/thread/composer.tsx',
    'assistant/ways/save-dialog.tsx',
    'features/assistant/saved/saved-question-dialog.tsx',
    'features/assistant/screen/conversation-title.tsx',
    'features/network/change/connection-fields.tsx',
    'features/network/change/entity-fields.tsx',
    'features/notifications/announcement-form.tsx',
    'features/observables/block-lists/list-dialog.tsx',
    'features/observables/enrichment/action-dialog.tsx',
    'features/observables/warnings/add-entries.tsx',
    'features/profile/account/profile-fields.tsx',
    'features/schemas/detail/description-line.tsx',
    'features/schemas/make/from-file.tsx',
    'features/schemas/make/from-written.tsx',
    'features/schemas/validate/validate-tab.tsx',
    'features/security/alerts/received/dialogs/close-dialog.tsx',
    'features/security/alerts/received/dialogs/new-alert-dialog.tsx',
    'features/security/alerts/rule-conditions.tsx',
    'features/security/alerts/rule-dialog.tsx',
    'features/security/alerts/selection-bar.tsx',
    'features/security/incident/composer.tsx',
    'features/security/incident/escalate-dialog.tsx',
    'features/security/incident/status-dialog.tsx',
    'features/security/incident/times/pause-dialog.tsx',
    'features/security/alerts/received/queues/hours-fields.tsx',
    'features/security/incidents/incident-fields.tsx',
    'features/security/playbooks/playbook-dialog.tsx',
    'features/security/playbooks/step-fields.tsx',
    'features/settings/api/allowed-origins.tsx',
    'features/settings/api/webhook.tsx',
    'features/sources/connect/source-fields.tsx',
    'features/sources/detail/pause-dialog.tsx',
    'features/sources/mapping/mapping-form.tsx',
    'features/sources/pull/pull-fields.tsx',
    'features/threats/act/triage-dialog.tsx',
    'features/todos/entry/new-task-form.tsx',
    'features/todos/list/task-editor.tsx',
    'features/users/form/user-form.tsx',
    'features/security/alerts/received/groups/group-rule-dialog.tsx',
    'features/security/alerts/received/queues/queue-form.tsx',
    'features/security/alerts/received/rules/quiet-filter-fields.tsx',
    'features/security/alerts/received/rules/quiet-rule-dialog.tsx',
    'features/sigma/detail/edit-form.tsx',
    'features/sources/pull/feed-fields.tsx',
  ],
  // Passwords, codes and keys are never kept.
  secret: [
    'app/step-up/code-field.tsx',
    'app/step-up/password-dialog.tsx',
    'features/profile/account/email-verification.tsx',
    'features/settings/api/api-key.tsx',
    'features/settings/security/code-form.tsx',
    'features/sources/pull/credential-fields.tsx',
    'features/observables/enrichment/action-credential.tsx',
  ],
  // What narrows a list is in the address, or is typed again in a moment.
  filter: [
    'app/navigation/search-box.tsx',
    'app/search/search-surface.tsx',
    'assistant/ways/attach-dialog.tsx',
    'features/crime/crime-filter-choice.tsx',
    'features/crime/imports/archive-form.tsx',
    'features/network/list/filter-panel.tsx',
    'features/notifications/filter-line.tsx',
    // A sample to try a mapping on.
    'features/sources/mapping/preview-panel.tsx',
    'features/threats/filter/filter-panel.tsx',
    // Kept on the server as soon as it is added.
    'features/imports/preview/label-list.tsx',
    'features/sources/sns/sns-section.tsx',
    'features/network/graph/narrowing/time-sliders.tsx',
    'features/security/alerts/received/dialogs/duplicate-choice.tsx',
    // Events to try a rule on, rules and values that are pasted from elsewhere.
    'features/sigma/detail/test-tab.tsx',
    'features/sigma/importing/import-dialog.tsx',
    'features/sources/lookup/lookup-tab.tsx',
    // A name beside a file, which has to be chosen again.
    'features/observables/enrichment/table-dialog.tsx',
  ],
  // Before a sign-in there is no one a draft could belong to.
  visitor: [
    'features/login/answer-panel.tsx',
    'features/login/credentials-step.tsx',
    'features/login/new-password-panel.tsx',
    'features/login/verify-step.tsx',
    'features/register/register-page.tsx',
    'features/reset-password/confirm-step.tsx',
    'features/reset-password/request-step.tsx',
  ],
  // A file, a tick or one of several: nothing is typed.
  choice: [
    'importing/drop-zone.tsx',
    'features/schemas/file-choice.tsx',
    'features/security/alerts/received/dialogs/incident-choice.tsx',
    'features/security/alerts/received/dialogs/incident-dialog.tsx',
    'features/security/alerts/rule-item.tsx',
    'features/sources/detail/delete-dialog.tsx',
    'features/history/record-history.tsx',
    // One word for all rows of a file, beside which columns hold what.
    'features/imports/preview/columns-panel.tsx',
    'features/imports/preview/severity-choice.tsx',
    'features/imports/preview/tri-state-box.tsx',
    'features/attack/layers/layer-buttons.tsx',
  ],
};

test('of every place where something can be typed it is known what becomes of it when the session ends', () => {
  const found = Object.entries(sources)
    .filter(([path, source]) => !path.endsWith('.test.tsx') && typed.test(source))
    .map(([path]) => path.replace('../../', ''));

  expect(found.sort()).toEqual(Object.values(forms).flat().sort());
});

/** What drops a draft at once: an undo or a question has to be before or after it. */
const dropping = /\b(?:drop|discard|dropDraft|onDiscard)\(\)/;

/** The functions of a file that drop a draft and offer no undo. */
function droppersOf(source: string): readonly string[] {
  const functions = [...source.matchAll(/\n( *)(?:async )?function (\w+)\([^)]*\) \{\n([\s\S]*?)\n\1\}/g)];
  const found = functions.flatMap(([, , name = '', body = '']) =>
    dropping.test(body) && !/\bawait\b|toasts\.show/.test(body) ? [name] : [],
  );
  const given = ['drop', 'discard', 'dropDraft', 'onDiscard'].filter((name) => !source.includes(`function ${name}(`));
  return [...given, ...found];
}

const isDroppedAtOnce = (source: string): boolean =>
  droppersOf(source).some((name) => new RegExp(`onClick=\\{(?:\\(\\) => )?${name}\\b`).test(source));

test('no button drops what was typed without a question or an undo', () => {
  expect(isDroppedAtOnce('<Button onClick={drop}>')).toBe(true);
  expect(isDroppedAtOnce('\n  function leave() {\n    drop();\n  }\n<Button onClick={() => leave()}>')).toBe(true);
  expect(isDroppedAtOnce('<DiscardButton isTyped onDiscard={drop}>')).toBe(false);

  const found = Object.entries(sources).filter(
    ([path, source]) => !path.endsWith('.test.tsx') && isDroppedAtOnce(source),
  );

  expect(found.map(([path]) => path)).toEqual([]);
});
