import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';
import { describe, expect, test } from 'vitest';
import { readRequest, record, stateOf } from '../testing/read.ts';

type Slots = Readonly<Record<string, string | null>>;
const task = (slots: Slots): readonly [ActionName, Slots] => [
  'add_task',
  { priority: 'medium', dueDate: null, ...slots },
];

/** Requests in the word order of each language. */
const requests: readonly (readonly [message: string, action: ActionName, slots: Slots])[] = [
  ['close incident 143', 'change_status', { incident: '143', status: 'Closed' }],
  ['can you please close incident 143?', 'change_status', { incident: '143', status: 'Closed' }],
  ['incident 143: close it please', 'change_status', { incident: '143', status: 'Closed' }],
  ['set 143 to resolved', 'change_status', { incident: '143', status: 'Resolved' }],
  ['mark incident 143 as mitigated', 'change_status', { incident: '143', status: 'Mitigated' }],
  ['Schließe Vorfall 143', 'change_status', { incident: '143', status: 'Closed' }],
  ['Vorfall 143 schließen', 'change_status', { incident: '143', status: 'Closed' }],
  ['Kannst du Vorfall 143 bitte schließen?', 'change_status', { incident: '143', status: 'Closed' }],
  ['Setze Vorfall 143 auf gelöst', 'change_status', { incident: '143', status: 'Resolved' }],
  ['Setz den Vorfall 143 bitte auf entschärft', 'change_status', { incident: '143', status: 'Mitigated' }],
  ['cierra el incidente 143', 'change_status', { incident: '143', status: 'Closed' }],
  ['fermer l’incident 143', 'change_status', { incident: '143', status: 'Closed' }],
  ['インシデント143をクローズして', 'change_status', { incident: '143', status: 'Closed' }],
  ['assign incident 143 to Noor Haddad', 'assign_incident', { incident: '143', assignee: 'id-noor' }],
  ['assign 143 to Noor', 'assign_incident', { incident: '143', assignee: 'id-noor' }],
  ['give Noor incident 143', 'assign_incident', { incident: '143', assignee: 'id-noor' }],
  ['assign incident 143 to me', 'assign_incident', { incident: '143', assignee: 'me' }],
  ['assign incident 143 to nobody', 'assign_incident', { incident: '143', assignee: null }],
  ['Weise Vorfall 143 Noor Haddad zu', 'assign_incident', { incident: '143', assignee: 'id-noor' }],
  ['Vorfall 143 mir zuweisen', 'assign_incident', { incident: '143', assignee: 'me' }],
  ['raise incident 143 to critical', 'change_severity', { incident: '143', severity: 'Critical' }],
  ['Stufe Vorfall 143 auf kritisch hoch', 'change_severity', { incident: '143', severity: 'Critical' }],
  [
    'escalate incident 143: client data is gone',
    'escalate_incident',
    { incident: '143', reason: 'client data is gone' },
  ],
  [
    'add a note to incident 143: provider called back',
    'add_note',
    { incident: '143', message: 'provider called back' },
  ],
  [
    'Notiere bei Vorfall 143: Anbieter hat zurückgerufen',
    'add_note',
    { incident: '143', message: 'Anbieter hat zurückgerufen' },
  ],
  ['link Quayline Hosting to incident 143', 'link_record', { incident: '143', record: 'entity-quayline' }],
  ['Verknüpfe Quayline Hosting mit Vorfall 143', 'link_record', { incident: '143', record: 'entity-quayline' }],
  [
    'connect Dorian Vella with Andrei Munteanu',
    'connect_entities',
    { source: 'entity-dorian', target: 'entity-andrei' },
  ],
  ['acknowledge Port sweep against the supplier portal', 'acknowledge_threat', { threat: 'threat-sweep' }],
  ['tick off Renew the certificate of the mail relay', 'complete_task', { task: 'task-certificate' }],
  ['Renew the certificate of the mail relay: mark as done', 'complete_task', { task: 'task-certificate' }],
  ['switch to dark mode', 'set_theme', { theme: 'dark' }],
  ['schalte auf das dunkle Design um', 'set_theme', { theme: 'dark' }],
  ['mark all notifications as read', 'mark_notifications_read', {}],
  ['alle Benachrichtigungen als gelesen markieren', 'mark_notifications_read', {}],
  [
    'invite mia@example.com as an analyst in Marketing',
    'invite_user',
    { email: 'mia@example.com', role: 'analyst', department: 'Marketing' },
  ],
  ['remind me to call the bank tomorrow', ...task({ text: 'Call the bank', dueDate: '2026-11-22' })],
  ['tomorrow remind me to call the bank', ...task({ text: 'Call the bank', dueDate: '2026-11-22' })],
  ['add a task to call the bank, high priority', ...task({ text: 'Call the bank', priority: 'high' })],
  ['add a high priority task: call the bank', ...task({ text: 'Call the bank', priority: 'high' })],
  ['add a task to call the bank by Friday', ...task({ text: 'Call the bank', dueDate: '2026-11-27' })],
  [
    'add a task to ask Noor about the phishing threats of last week',
    ...task({ text: 'Ask Noor about the phishing threats of last week' }),
  ],
  ['Erinnere mich morgen daran, die Bank anzurufen', ...task({ text: 'Die Bank anzurufen', dueDate: '2026-11-22' })],
  ['Leg eine Aufgabe an: Bank anrufen', ...task({ text: 'Bank anrufen' })],
  ['Neue Aufgabe: Bank anrufen, hohe Priorität', ...task({ text: 'Bank anrufen', priority: 'high' })],
];

test.each(requests)('%s', async (message, action, slots) => {
  const found = await readRequest(message);

  expect(found).toMatchObject({ is: 'action', request: { action, slots } });
});

test.each([
  'who closed incident 143',
  'how do I close an incident',
  'how many incidents did we close today',
  'which incidents were assigned to Noor',
  'closed incidents',
  'Wer hat Vorfall 143 geschlossen?',
  'Wie schließe ich einen Vorfall?',
  'geschlossene Vorfälle',
  'incidents escalated today',
  'is incident 143 closed',
  'settings',
  'notes of incident 143',
])('what is a question asks for nothing to be done: %s', async (message) => {
  expect(await readRequest(message)).toBeUndefined();
});

describe('what a request is about', () => {
  const incident = { subject: 'incidents', id: '131', label: 'INC-000131' } as const;

  test('a record on the screen', async () => {
    expect(await readRequest('close this', { open: incident })).toMatchObject({
      request: { slots: { incident: '131' } },
    });
  });

  test('the record in focus, and one of a list', async () => {
    const listed = [{ ...incident, id: '130' }, incident];
    const state = stateOf(null, { focus: incident, listed });

    expect(await readRequest('close it', { state })).toMatchObject({ request: { slots: { incident: '131' } } });
    expect(await readRequest('close the first one', { state })).toMatchObject({
      request: { slots: { incident: '130' } },
    });
  });

  test('a record that is named goes before the one on the screen', async () => {
    expect(await readRequest('close incident 143', { open: incident })).toMatchObject({
      request: { slots: { incident: '143' } },
    });
  });

  test('several with the same words are asked about, each once', async () => {
    const title = 'Certificate expired';
    const search = async () => ['a', 'b'].map((id) => record('incident', id, title));

    const found = await readRequest('close the certificate incident', { search });

    expect(found).toMatchObject({ is: 'unclear', candidates: [{ id: 'a' }, { id: 'b' }] });
    expect(found?.is === 'unclear' && found.candidates).toHaveLength(2);
  });
});

describe('what is said of a proposal', () => {
  const request = {
    action: 'add_task' as const,
    version: null,
    slots: { text: { value: 'Call', label: null, now: null } },
  };
  const state = stateOf(null, { proposal: { id: '1', request } });

  test.each([
    ['yes', 'en', 'confirmed'],
    ['yes please', 'en', 'confirmed'],
    ['ja', 'de', 'confirmed'],
    ['oui', 'fr', 'confirmed'],
    ['sí', 'es', 'confirmed'],
    ['はい', 'ja', 'confirmed'],
    ['no', 'en', 'declined'],
    ['nein danke', 'de', 'declined'],
    ['non', 'fr', 'declined'],
    ['いいえ', 'ja', 'declined'],
    ['undo', 'en', 'undone'],
    ['undo that', 'en', 'undone'],
    ['mach das rückgängig', 'de', 'undone'],
  ] as const)('“%s” in %s: %s', async (message, language, as) => {
    expect(await readRequest(message, { state, language })).toEqual({ is: 'settled', as });
  });

  test.each([
    ['make it Friday', { dueDate: '2026-11-27' }],
    ['make it high priority', { priority: 'high' }],
    ['tomorrow instead', { dueDate: '2026-11-22' }],
  ])('“%s” changes it', async (message, values) => {
    expect(await readRequest(message, { state })).toMatchObject({ is: 'changed', values });
  });

  test('without a proposal it says nothing', async () => {
    for (const message of ['yes', 'no', 'make it Friday', 'undo that'])
      expect([message, (await readRequest(message))?.is === 'settled']).toEqual([message, false]);
  });

  test('another request is another proposal', async () => {
    expect(await readRequest('close incident 143', { state })).toMatchObject({ is: 'action' });
  });
});
