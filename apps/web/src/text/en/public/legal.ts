import type { Retention } from '@halyard/contracts/server/retention.ts';

/** The dialogs of the three links under the sign-in form. */
export const legal = {
  terms: [
    'For users whom your organization has given access, for its security and intelligence work.',
    'Your actions are recorded in an audit log. Keep your password and your codes to yourself.',
    'Records may contain personal data of third parties. Use and share them only as your organization and the law allow.',
  ],
  passwords: 'Passwords are stored only as one-way verifiers, encrypted with a key kept outside the database.',
  /** Stored data and retention; a new table changes this list. */
  stored: 'What is stored, and for how long:',
  kept: (of: Retention) => [
    'Your account (name, email address, phone, company, department, role, settings, dashboard, tasks, notifications): until the account is deleted.',
    'Passkeys, authenticator apps, recovery codes and API keys, encrypted or as a hash: until you remove them or the account is deleted.',
    `Sessions and devices, with time, network address and browser: until you sign out, at most ${of.sessionDays} days after the last use; remembered devices until you remove them.`,
    'Who did what, with time and network address, in the audit log and in the history of records: as long as this workspace exists, also after the account is deleted.',
    `Threats, entities, incidents, schemas, imports and police data, with the names of users who worked on them: until someone deletes them. Deleted schemas are removed after ${of.deletedSchemaDays} days; other deleted records are hidden but stay in the database as history.`,
    `Conversations with the assistant, with your ratings: the newest ${of.assistantConversations}, and of each the newest ${of.assistantMessages} messages; ${of.deletedConversationHours} hours after you delete one it is removed. Saved questions: until you delete them or the account is deleted.`,
    `Emails and text messages: ${of.letterDays} days. Raw deliveries from alert sources: ${of.sourceDeliveryDays} days. Results of webhook deliveries: ${of.webhookDeliveryDays} days. Codes: at most ${of.codeHours} hours. Temporary passwords: ${of.temporaryPasswordDays} days.`,
    'In this browser: your session, language, theme, layout and unsaved input.',
  ],
  nothingSent: 'No data is sent to external services.',
  sent: 'This installation sends data to external services:',
  servicesUnknown: 'Failed to determine which external services this installation uses. Ask its administrators.',
  services: {
    mail: 'A mail server receives your address and the emails sent to you, including codes.',
    text_messages: 'An SMS gateway receives your phone number and the codes sent to it.',
    webhooks: 'Webhooks deliver the events of the user who set them up to the URL they configured.',
    model: 'A language model receives questions to the assistant and the data that the answers are based on.',
    cloud_pool:
      'A cloud user pool stores names, email addresses, passwords and two-factor methods, and verifies every sign-in.',
  },
  support: ['Contact the administrators of this workspace. Include the request ID shown with the error.'],
};
