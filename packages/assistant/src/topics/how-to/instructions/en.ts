import type { Instructions } from '../instruction.ts';

/** How things are done, in English. Names of screens stand in brackets. */
export const instructions: Instructions = {
  addTask: {
    question: 'How do I add a task?',
    steps:
      'Open [My Tasks], write into “Add a new task...” and press Add or Enter. It understands !high, !low and a day: tomorrow, Friday, 2026-12-01. Or tell me: “Add a task to …”.',
  },
  editTask: {
    question: 'How do I edit a task?',
    steps: 'In [My Tasks], click the text of the task or Edit, change it and press Save. Cancel keeps the old text.',
  },
  completeTask: {
    question: 'How do I complete a task?',
    steps:
      'In [My Tasks], tick the box in front of the task; ticking it again reopens it. Or tell me: “Mark … as done”.',
  },
  deleteTask: {
    question: 'How do I delete a task?',
    steps:
      'In [My Tasks], press Delete. Undo in the message that follows brings the task back; that is possible for a day.',
  },
  taskPriority: {
    question: 'How do I set the due date of a task?',
    steps:
      'In [My Tasks], each task has a priority and a due date that can be changed. A new one takes both from its text: !high, tomorrow.',
  },
  shortcuts: {
    question: 'Which keyboard shortcuts are there?',
    steps:
      'Ctrl K opens the search, Ctrl J the assistant. In [My Tasks], n writes a new task, j and k go from task to task, e edits, Space completes, and ? lists all keys.',
  },
  widgets: {
    question: 'How do I arrange the dashboard widgets?',
    steps:
      'On the [Dashboard], drag a widget, or use the arrow keys to move it and Shift with the arrow keys to resize it. Add Widget adds one, and Reset layout brings the first arrangement back.',
  },
  addIncident: {
    question: 'How do I open an incident?',
    steps:
      'In [Security Operations], press New incident and give it a title, severity and source. Analysts and administrators may do this. A click on a row opens an existing incident.',
  },
  editIncident: {
    question: 'How do I edit an incident?',
    steps:
      'Open it in [Security Operations] and choose Edit under More actions. Analysts and administrators may do this.',
  },
  changeStatus: {
    question: 'How do I change the status of an incident?',
    steps:
      'Open it in [Security Operations] and press Change Status. Resolved sets the time of resolution to now. Analysts and administrators may do this.',
  },
  addNote: {
    question: 'How do I add a note to an incident?',
    steps:
      'Open it in [Security Operations] and press Add Note or Add Update. A note notifies no one; an update notifies the assignee and administrators.',
  },
  escalate: {
    question: 'How do I escalate an incident?',
    steps:
      'Open it in [Security Operations], press Escalate and say why. The severity rises by one step, and all administrators are told.',
  },
  assign: {
    question: 'How do I assign an incident?',
    steps:
      'Open it in [Security Operations] and choose a person under Assignee. Analysts and administrators can have incidents.',
  },
  linkRecord: {
    question: 'How do I link a threat to an incident?',
    steps: 'Open the incident in [Security Operations], press Link a record and search for the threat or entity.',
  },
  startPlaybook: {
    question: 'How do I start a playbook?',
    steps:
      'Open the incident in [Security Operations] and press Start a playbook, or choose one under [Playbooks] and press Start on an incident. Then tick its steps on the incident.',
  },
  makePlaybook: {
    question: 'How do I create a playbook?',
    steps:
      'Administrators press New playbook under [Playbooks]; they edit and delete playbooks there too. What was started already keeps its steps.',
  },
  deleteIncident: {
    question: 'How do I delete an incident?',
    steps:
      'Administrators delete it under More actions in [Security Operations]. Undo in the message that follows takes that back.',
  },
  report: {
    question: 'How do I make a report of incidents?',
    steps:
      'Choose a period under [Reports]; the report is made at once. Download HTML and Download CSV save it. It covers at most 366 days.',
  },
  acknowledge: {
    question: 'How do I acknowledge an alert?',
    steps:
      'Press Acknowledge under [Alerts] or on the threat in [Threat Analysis]; it counts on both. Several can be selected and acknowledged together.',
  },
  alertRule: {
    question: 'How do I create an alert rule?',
    steps:
      'Press New rule under [Alerts] and set severities, types, sources, keywords or a minimum confidence. An unacknowledged threat becomes an alert when it matches all conditions.',
  },
  incidentFromAlert: {
    question: 'How do I create an incident from an alert?',
    steps:
      'Press Create incident under [Alerts], or Add to incident on threats in [Threat Analysis]; there a new or an existing incident can be chosen.',
  },
  addThreat: {
    question: 'How do I add a threat?',
    steps:
      'Press New threat in [Threat Analysis]. Analysts and administrators may do this. Many at once come in by an import.',
  },
  triage: {
    question: 'How do I triage a threat?',
    steps:
      'Open it in [Threat Analysis] and press Triage: give a verdict or a new severity and say why. Edit changes everything else, also the status; several threats can be selected.',
  },
  exportThreats: {
    question: 'How do I export threats?',
    steps:
      'Filter them in [Threat Analysis] and press Export: CSV, JSON or STIX 2.1. The file holds all that match; for viewers an administrator can set a limit.',
  },
  filterThreats: {
    question: 'How do I filter threats?',
    steps:
      'Press Filter in [Threat Analysis]: severity, status, marking, type, source and text. The filter is part of the address, so it can be shared.',
  },
  addEntity: {
    question: 'How do I add an entity?',
    steps: 'Press New entity in [Entity Network]. Analysts and administrators may do this.',
  },
  editEntity: {
    question: 'How do I edit an entity?',
    steps:
      'Select it in [Entity Network] and choose Edit or Delete among its actions. A deletion can be taken back for a day.',
  },
  addConnection: {
    question: 'How do I connect two entities?',
    steps:
      'Select one in [Entity Network], choose Connect among its actions and search for the other. A row of its connections opens the connection for editing or deleting.',
  },
  findPath: {
    question: 'How do I find the shortest path between two entities?',
    steps:
      'In [Entity Network], choose Path from here on one record and Path to here on the other; paths have at most 8 steps. Or ask me: “How is … connected to …?”',
  },
  exportNetwork: {
    question: 'How do I export the network?',
    steps:
      'Use Export in [Entity Network]: picture (PNG), CSV, JSON or STIX 2.1. Analysts and administrators may export records.',
  },
  importStix: {
    question: 'How do I import STIX?',
    steps:
      'Choose or drop the file under [Imports]: STIX 2.1 bundles and CSV, up to 256 MB. The summary shows what was created, updated and rejected. Analysts and administrators may import, and programs with an API key too.',
  },
  importCsv: {
    question: 'How do I import a CSV file?',
    steps:
      'Download a template of threats, entities or connections under [Imports], fill it in and drop it there. Police data and schemas take CSV on their own screens.',
  },
  undoImport: {
    question: 'How do I undo an import?',
    steps:
      'Open it under [Imports] and undo it. Records changed after the import are kept. Analysts may undo their own imports, administrators all.',
  },
  refusals: {
    question: 'Where do I see what an import rejected?',
    steps:
      'Open the import under [Imports]: each rejected row shows its location and reason. You can download all of them as CSV.',
  },
  importCrime: {
    question: 'How do I import police data?',
    steps:
      'Under [Crime Data Analysis, Imports], choose CSV files of data.police.uk or a zip of them, or fetch a month from the publisher. Analysts and administrators may do this.',
  },
  analyse: {
    question: 'How do I analyse a month of crime data?',
    steps:
      'Under [Crime Data Analysis], choose year, month and cities and press Analyze Data. Viewers can read analyses.',
  },
  compareMonths: {
    question: 'How do I compare two months?',
    steps: 'Under [Crime Data Analysis, Explore], Compare sets two months or two areas against each other.',
  },
  crimeReport: {
    question: 'How do I export an analysis?',
    steps:
      'Open the analysis under [Crime Data Analysis] and press Export Report: HTML, CSV or JSON. Single rows are exported under [Records].',
  },
  makeSchema: {
    question: 'How do I make a schema from a CSV file?',
    steps:
      'Choose Create schema in [Schema Explorer] and choose a sample file (CSV, JSON, NDJSON), a month of police data, or a JSON Schema. The sample is read and not kept.',
  },
  schemaVersions: {
    question: 'How do I compare two versions of a schema?',
    steps:
      'Open the schema in [Schema Explorer]: Versions compares two of them and gives a verdict. A new version is made with Make a schema, as the next version of the open one.',
  },
  validate: {
    question: 'How do I validate a JSON document?',
    steps:
      'Open the schema in [Schema Explorer], choose Validate and paste the document or drop the file. It is checked and not kept.',
  },
  exportSchema: {
    question: 'How do I export a schema?',
    steps: 'Open it in [Schema Explorer] and use Export: JSON Schema, TypeScript types or a sample document.',
  },
  deleteSchema: {
    question: 'How do I delete a schema?',
    steps:
      'Open it in [Schema Explorer] and press Delete. Undo brings it back. Analysts delete their own schemas, administrators all.',
  },
  theme: {
    question: 'How do I change the theme?',
    steps: 'Choose light, dark or system under [Settings, Preferences], or in the menu with your name.',
  },
  language: {
    question: 'How do I change the language?',
    steps: 'Choose English, Spanish, French, German or Japanese under [Settings, Preferences].',
  },
  region: {
    question: 'How do I change the time zone?',
    steps: 'Time zone and date format are under [Settings, Preferences]. They hold for every time on every screen.',
  },
  defaultView: {
    question: 'How do I change the start screen?',
    steps: 'Choose the Default View under [Settings, Preferences]: the screen that opens after you sign in.',
  },
  density: {
    question: 'How do I change the density?',
    steps: 'The menu with your name has Comfortable, Compact and Dense.',
  },
  sessionTimeout: {
    question: 'How do I change the session timeout?',
    steps: 'Choose 15, 30, 60 or 120 minutes under [Settings, Security]. It cannot be switched off.',
  },
  passwordExpiry: {
    question: 'How do I change the password expiry?',
    steps: 'Choose 30, 60, 90 or 180 days under [Settings, Security]. It cannot be switched off.',
  },
  twoFactor: {
    question: 'How do I turn on two-factor authentication?',
    steps:
      'Turn it on under [Settings, Security], scan the code with an authenticator app and enter the six digits. Keep the recovery codes you are shown.',
  },
  twoFactorOff: {
    question: 'How do I turn off two-factor authentication?',
    steps: 'Turn it off under [Settings, Security] with a code of the app or a recovery code.',
  },
  recoveryCodes: {
    question: 'Where do I get recovery codes?',
    steps:
      'Your [Profile] says how many are left and makes ten new ones once two-factor authentication is on. The earlier ones stop working.',
  },
  passkeys: {
    question: 'Can I use a passkey?',
    steps: 'Yes. In your [Profile], choose Add a passkey. Passkeys and security keys work on the console sign-in page.',
  },
  apiKey: {
    question: 'How do I get an API key?',
    steps:
      'Press Regenerate under [Settings, API Settings]. The key is shown this once and has your rights; an earlier one stops working.',
  },
  revokeKey: {
    question: 'How do I revoke my API key?',
    steps:
      'Press Revoke under [Settings, API Settings]. The key stops working at once. API Access can be switched off there, too.',
  },
  webhook: {
    question: 'How do I set up a webhook?',
    steps:
      'Enter a public https address under [Settings, API Settings], save, make a signing secret and send a test. The last deliveries are listed there.',
  },
  origins: {
    question: 'How do I change the rate limit?',
    steps: 'Rate limit and allowed origins of your key are under [Settings, API Settings].',
  },
  notificationSettings: {
    question: 'How do I turn off email notifications?',
    steps:
      'Under [Settings, Notifications] you choose email, browser notifications and topics; [Notifications] has the alert preferences.',
  },
  markRead: {
    question: 'How do I mark notifications as read?',
    steps: 'In [Notifications], press Mark as read on one, or Mark All Read.',
  },
  clearNotifications: {
    question: 'How do I clear my notifications?',
    steps:
      'In [Notifications], Dismiss takes one off the list and Clear All takes all; what requires an action stays unless you include it. Undo brings them back.',
  },
  announce: {
    question: 'How do I send an announcement to everybody?',
    steps: 'Administrators write it in [Notifications]; everybody who has an account is told.',
  },
  password: {
    question: 'How do I change my password?',
    steps:
      'In your [Profile], press Update Profile and enter a new password. You are signed out of other sessions. If you forgot your password, reset it on the sign-in page.',
  },
  email: {
    question: 'How do I change my email address?',
    steps:
      'In your [Profile], press Update Profile; the user name can be changed there, too. A new address counts once its code came back.',
  },
  sessions: {
    question: 'How do I sign out everywhere else?',
    steps:
      'Your [Profile] lists your sessions: Sign out ends one, Sign out all others the rest. Forget devices in your [Profile]. The menu with your name signs you out here.',
  },
  myData: {
    question: 'How do I download my data?',
    steps:
      'Your [Profile] has Download my data: everything that is stored about you as one JSON file, without secrets.',
  },
  deleteAccount: {
    question: 'How do I delete my account?',
    steps:
      'Your [Profile] has Delete Account in the Danger Zone: the administrators are asked to close it. It stays active until they act, and you can withdraw the request.',
  },
  inviteUser: {
    question: 'How do I invite a user?',
    steps:
      'Administrators press Add User in [User Management]. A temporary password is mailed that is good for seven days.',
  },
  roles: {
    question: 'How do I approve a role request?',
    steps: 'Administrators open the person in [User Management] and grant or decline the request, or change the role.',
  },
  deactivateUser: {
    question: 'How do I deactivate a user?',
    steps:
      'Administrators set the status to inactive in [User Management]; every session of the person ends within a second. Editing and deleting are there, too. The last active administrator stays.',
  },
  resetSecondFactor: {
    question: 'How do I reset two-factor authentication of a user?',
    steps:
      'Administrators open the user in [User Management] and click Reset two-factor authentication. The next sign-in requires only the password.',
  },
  search: {
    question: 'How do I search?',
    steps:
      'Press Ctrl K or click the search at the top: incidents, threats, entities, playbooks, notifications and your tasks are searched, and what you may not see is left out.',
  },
  undo: {
    question: 'How do I undo a change?',
    steps:
      'Press Undo in the message that follows a change. Changes of records can be taken back for a day, unless somebody else changed the same record since.',
  },
  assistant: {
    question: 'How do I open the assistant?',
    steps:
      'Press Ctrl J or the button with its name. Clear Chat clears the conversation, which can be taken back for a day.',
  },
  externalModel: {
    question: 'How do I connect an external model?',
    steps:
      'The operator of the server sets HALYARD_ASSISTANT_PROVIDER, HALYARD_ASSISTANT_URL and HALYARD_ASSISTANT_MODEL and starts it again. Any OpenAI-compatible address, also a local one, or Anthropic. Without it no question leaves the server.',
  },
  removeSample: {
    question: 'How do I remove the sample data?',
    steps:
      'Administrators press Remove sample data under [Settings, Preferences]. Accounts stay, and so does what you or others added. This cannot be undone.',
  },
  backup: {
    question: 'How do I make a backup?',
    steps:
      'The operator of the server copies the database with its own means and keeps the file identity.key apart from it. Without that key nobody can sign in.',
  },
  audit: {
    question: 'How do I verify the audit log?',
    steps:
      'Administrators press Verify integrity in the [Audit log]; filters and exports as CSV and JSON are there, too.',
  },
  useApi: {
    question: 'How do I use the API?',
    steps:
      'The [API reference] describes every call. Programs send an API key, which you make under [Settings, API Settings].',
  },
};
