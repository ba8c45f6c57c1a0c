import type { ActionName } from '@halyard/contracts/work/assistant-actions.ts';

/** Records of the sample workspace, as proposals name them. */
export const archive = 'INC-000143 Encrypted archive sent to unknown host';
export const theft = 'INC-000144 Credential theft through supplier portal';
export const sweep = 'Port sweep against the supplier portal';
export const certificate = 'Renew the certificate of the mail relay';
const restore = 'Rehearse the restore of last night’s backup';

type Slots = Readonly<Record<string, string>>;
type Proposed = readonly [action: ActionName, question: string, slots: Slots];

/** Every action in words, as they are said; slots as people read them. */
export const proposed: readonly Proposed[] = [
  ['add_task', 'Add a task to call the bank', { text: 'Call the bank', priority: 'Medium' }],
  [
    'add_task',
    'Remind me to review the rules tomorrow',
    { text: 'Review the rules', priority: 'Medium', dueDate: '2026-11-22' },
  ],
  [
    'add_task',
    'Add a task to call the bank by Friday, high priority',
    { text: 'Call the bank', priority: 'High', dueDate: '2026-11-27' },
  ],
  [
    'add_task',
    'Erinnere mich morgen daran, die Bank anzurufen',
    { text: 'Die Bank anzurufen', priority: 'Mittel', dueDate: '2026-11-22' },
  ],
  ['edit_task', `set the priority of ${certificate} to low`, { task: certificate, priority: 'Low' }],
  ['edit_task', `move ${certificate} to friday`, { task: certificate, dueDate: '2026-11-27' }],
  ['edit_task', 'move the certificate task to friday', { task: certificate, dueDate: '2026-11-27' }],
  [
    'edit_task',
    `rename ${certificate} to Replace the certificate`,
    { task: certificate, text: 'Replace the certificate' },
  ],
  ['complete_task', 'can you tick off the restore task', { task: restore }],
  ['complete_task', `complete ${certificate}`, { task: certificate }],
  ['complete_task', 'Mark Rehearse the restore as done', { task: restore }],
  ['reopen_task', 'reopen the task Rehearse the restore', { task: restore }],
  ['delete_task', `delete ${certificate}`, { task: certificate }],
  [
    'open_incident',
    'open an incident: mail server is down, high, from the Helpdesk',
    { title: 'Mail server is down', severity: 'High', source: 'Helpdesk' },
  ],
  ['assign_incident', 'assign incident 143 to Noor Haddad', { incident: archive, assignee: 'Noor Haddad' }],
  ['assign_incident', 'give 143 to Amara', { incident: archive, assignee: 'Amara Keller' }],
  ['assign_incident', 'unassign incident 143', { incident: archive }],
  ['assign_incident', 'Weise Vorfall 143 Noor Haddad zu', { incident: archive, assignee: 'Noor Haddad' }],
  ['change_status', 'set incident 143 to mitigated', { incident: archive, status: 'Mitigated' }],
  ['change_status', 'close "Credential theft through supplier portal"', { incident: theft, status: 'Closed' }],
  [
    'change_status',
    'please change the status of incident 143 to investigating',
    { incident: archive, status: 'Investigating' },
  ],
  ['change_status', 'resolve 143', { incident: archive, status: 'Resolved' }],
  ['change_status', 'Setze Vorfall 143 auf gelöst', { incident: archive, status: 'Gelöst' }],
  ['change_status', 'Cierra el incidente 143', { incident: archive, status: 'Cerrado' }],
  ['change_status', 'Clôture l’incident 143', { incident: archive, status: 'Fermé' }],
  ['change_status', 'インシデント143を解決済みにして', { incident: archive, status: '解決済み' }],
  ['change_severity', 'lower incident 143 to high', { incident: archive, severity: 'High' }],
  [
    'escalate_incident',
    'escalate incident 143: the archive holds client data',
    { incident: archive, reason: 'the archive holds client data' },
  ],
  [
    'add_note',
    'add a note to incident 143: provider called back',
    { incident: archive, message: 'provider called back' },
  ],
  ['add_note', 'note on 143 that the provider called back', { incident: archive, message: 'the provider called back' }],
  [
    'add_update',
    'post an update on incident 143: hosts are isolated',
    { incident: archive, message: 'hosts are isolated' },
  ],
  ['link_record', 'link Quayline Hosting to incident 143', { incident: archive, record: 'Quayline Hosting' }],
  ['start_playbook', 'start the ransomware playbook on incident 143', { incident: archive, playbook: 'Ransomware' }],
  ['acknowledge_threat', `acknowledge ${sweep}`, { threat: sweep }],
  ['change_threat_status', `mark ${sweep} as mitigated`, { threat: sweep, status: 'Mitigated' }],
  ['change_threat_severity', `set the severity of ${sweep} to low`, { threat: sweep, severity: 'Low' }],
  ['set_verdict', `mark ${sweep} as a false positive`, { threat: sweep, verdict: 'False positive' }],
  [
    'add_threat',
    'add a threat: Fake login page, phishing, high, from the Mail gateway',
    { name: 'Fake login page', type: 'Phishing', severity: 'High', source: 'Mail gateway' },
  ],
  [
    'connect_entities',
    'connect Andrei Munteanu with Elbe Registrar',
    { source: 'Andrei Munteanu', target: 'Elbe Registrar', type: 'Association' },
  ],
  [
    'connect_entities',
    'connect Andrei Munteanu to Elbe Registrar as a customer, strong',
    { source: 'Andrei Munteanu', target: 'Elbe Registrar', type: 'Customer', strength: 'Strong' },
  ],
  ['mark_notifications_read', 'mark all notifications as read', {}],
  [
    'invite_user',
    'invite mia@example.com as an analyst in Engineering',
    { email: 'mia@example.com', role: 'Analyst', department: 'Engineering' },
  ],
  ['activate_user', 'activate Priya Sato', { person: 'Priya Sato' }],
  ['deactivate_user', 'deactivate Priya Sato', { person: 'Priya Sato' }],
  ['change_role', 'make Priya Sato an analyst', { person: 'Priya Sato', role: 'Analyst' }],
  ['set_theme', 'switch to dark mode', { theme: 'Dark' }],
  ['set_language', 'switch the language to German', { language: 'German' }],
  ['set_timezone', 'set my time zone to GMT', { timezone: 'GMT' }],
];
