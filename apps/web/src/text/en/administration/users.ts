import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import type { Department } from '@halyard/contracts/accounts/users.ts';
import { fields, terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const { roles, accountStatuses: statuses } = terms;

const departments: Record<Department, string> = {
  Engineering: 'Engineering',
  'Data Science': 'Data Science',
  Marketing: 'Marketing',
  Sales: 'Sales',
};

/** `written` is a count as the person writes numbers. */
export const users = {
  title: 'User Management',
  loading: 'Loading users...',
  people: (count: number, written: string) => plural(count, { one: '1 user', other: `${written} users` }),
  matching: (written: string, everyone: string) => `${written} of ${everyone} users match`,
  asOf: (time: string) => `Updated ${time}`,
  clearFilters: 'Clear filters',
  refresh: common.refresh,
  retry: common.retry,
  add: 'Add User',
  dismiss: common.dismiss,
  close: common.close,
  cancel: common.cancel,
  undo: common.undo,

  filters: 'Search and filters',
  search: 'Search users',
  searchHint: 'Name, username, email or department',
  filterRole: 'Filter by role',
  filterStatus: 'Filter by status',
  allRoles: 'All roles',
  allStatuses: 'All statuses',
  facets: 'Departments and requests',
  everyone: 'All users',
  requests: { role: 'Role requests', deletion: 'Deletion requests' },
  roles,
  statuses,
  departments,

  columns: {
    user: 'User',
    name: fields.name,
    role: fields.role,
    department: 'Department',
    status: fields.status,
    lastLogin: 'Last Login',
    actions: common.actions,
  },
  table: 'Users',
  never: 'Never',
  none: 'No users found matching the current filters',
  statusOf: (name: string) => `Status of ${name}`,
  edit: (name: string) => `Edit ${name}`,
  signIn: (name: string) => `Sign-in state of ${name}`,
  parts: { label: 'User details', person: 'User', signIn: 'Sign-in' },
  delete: (name: string) => `Delete ${name}`,
  invited: 'Invited',
  asksForRole: (role: Role) => `Requests ${roles[role]} role`,
  asksForDeletion: 'Requests deletion',
  range: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
  pages: 'Pages of users',
  previousPage: 'Previous',
  nextPage: 'Next',

  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  selection: 'Selected users',
  selected: (count: number, written: string) =>
    plural(count, { one: '1 user selected', other: `${written} users selected` }),
  setSelected: (status: AccountStatus) => `Set to ${statuses[status].toLowerCase()}`,
  clearSelection: common.clearSelection,
  tooManySelected: (written: string) => `You can change up to ${written} users at a time.`,
  statusSet: (name: string, status: AccountStatus) => `${name} is now ${statuses[status].toLowerCase()}`,
  statusesSet: (count: number, written: string, status: AccountStatus) =>
    plural(count, {
      one: `1 user is now ${statuses[status].toLowerCase()}`,
      other: `${written} users are now ${statuses[status].toLowerCase()}`,
    }),
  statusesRestored: 'Status change undone',
  notChanged: (count: number, written: string) =>
    plural(count, { one: '1 user not changed:', other: `${written} users not changed:` }),
  rejectedPerson: (name: string, reason: string) => `${name}: ${reason}`,

  roleChange: {
    open: 'Change role...',
    title: (count: number, written: string) =>
      plural(count, { one: 'Change the role of 1 user', other: `Change the role of ${written} users` }),
    role: 'New role',
    choose: 'Select a role',
    hint: 'Preview the effect here before saving.',
    loading: 'Comparing roles...',
    failed: 'Failed to calculate the effect',
    changing: (count: number, written: string) =>
      plural(count, { one: '1 user gets another role', other: `${written} users get another role` }),
    move: (from: Role, to: Role) => `${roles[from]} → ${roles[to]}`,
    gained: (from: Role, to: Role) => `Gained (${roles[from]} → ${roles[to]})`,
    lost: (from: Role, to: Role) => `Lost (${roles[from]} → ${roles[to]})`,
    unchanged: (count: number, written: string) =>
      plural(count, { one: '1 user already has this role', other: `${written} users already have this role` }),
    rejected: (count: number, written: string) =>
      plural(count, { one: '1 user cannot be changed', other: `${written} users cannot be changed` }),
    nothing: 'No user’s role would change.',
    yes: 'Change role',
    done: (count: number, written: string, role: Role) =>
      plural(count, { one: `1 user is now ${roles[role]}`, other: `${written} users are now ${roles[role]}` }),
    restored: 'The roles are as they were',
    rights: {
      users: 'Manage users (screen User Management)',
      audit: 'Read and verify the audit log (screen Audit log)',
      backgroundWork: 'View, cancel and retry background work (Settings)',
      workspace: 'Change workspace settings, remove sample data',
      announcements: 'Send announcements to all users',
      access: 'End sessions and revoke API keys of other users',
      deletion: 'Delete threats, entities and incidents',
      playbooks: 'Edit playbooks',
      workOfOthers: 'Delete imports, analyses and schemas of other users',
      imports: 'Import data and undo own imports (screen Imports)',
      records: 'Create and edit threats, entities and connections',
      incidents: 'Open, edit and assign incidents, run playbooks',
      alerts: 'Acknowledge alerts, edit alert rules',
      analyses: 'Run analyses of police data',
      schemas: 'Create and edit schemas',
      undo: 'Undo changes',
    },
  },

  addTitle: 'Add User',
  editTitle: (name: string) => `Edit ${name}`,
  loadingOne: 'Loading user...',
  save: common.saveChanges,
  saving: common.saving,
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: 'Username',
  email: fields.email,
  role: fields.role,
  department: 'Department',
  status: fields.status,
  inviteHint: 'We send an invitation with a temporary password to this address. It expires in seven days.',
  newEmailHint: 'A code goes to the new address. Until it is entered, the earlier address signs in.',
  problems: {
    usernameMissing: 'Username is required',
    usernameShape: 'Use 1 to 64 letters, digits, dots, dashes, + or _',
    emailMissing: common.emailRequired,
    emailShape: 'Please enter a valid email address',
  },
  addedToOutbox: (name: string) =>
    `${name} added. This installation does not send email: the invitation is in the outbox (“Mail” in docs/operating.md).`,
  added: (name: string, email: string) => `${name} added. Invitation sent to ${email}.`,
  saved: (name: string) => `${name} saved`,
  notSaved: 'Your changes were not saved',
  continueEditing: 'Continue editing',
  changedMeanwhile: 'Someone else updated this user. Save again to overwrite with your changes.',

  facts: 'Details',
  name: fields.name,
  company: 'Company',
  since: 'Member since',
  secondFactor: 'Two-factor authentication',
  secondFactorOn: 'On',
  secondFactorOff: 'Off',
  notGiven: 'Not given',
  decisions: 'Account actions',
  roleRequest: (name: string, role: Role) => `${name} requests the ${roles[role]} role.`,
  grant: 'Grant',
  decline: 'Decline',
  deletionRequest: (name: string, when: string) => `${name} asked on ${when} for the account to be deleted.`,
  deleteAccount: 'Delete user',
  invitation: 'The user has not accepted the invitation yet.',
  resend: 'Resend invitation',
  secondFactorHelp: 'Two-factor authentication is on.',
  resetSecondFactor: 'Reset two-factor authentication',

  questions: {
    delete: {
      title: (name: string) => `Delete ${name}`,
      question: 'Are you sure you want to delete this user?',
      about: 'This deletes the account with its sessions, tasks, settings and API keys. This cannot be undone.',
      yes: common.delete,
    },
    grant: {
      title: (role: Role) => `Grant the role ${roles[role]}?`,
      question: (name: string, role: Role) => `${name} gets all ${roles[role]} permissions immediately.`,
      yes: 'Grant role',
    },
    decline: {
      title: 'Decline the request?',
      question: (name: string) => `${name} keeps the current role and is notified.`,
      yes: 'Decline request',
    },
    resend: {
      title: 'Send the invitation again?',
      question: (email: string) => `This sends a new temporary password to ${email}. The previous one stops working.`,
      yes: 'Send invitation',
    },
    reset: {
      title: 'Reset two-factor authentication?',
      question: (name: string) =>
        `The authenticator app and the recovery codes of ${name} stop working. The next sign-in asks for the password alone.`,
      yes: common.reset,
    },
  },
  granted: (name: string, role: Role) => `${name} now has the role ${roles[role]}`,
  declined: (name: string) => `Request of ${name} declined`,
  resentToOutbox:
    'Invitation created. This installation does not send email: the invitation is in the outbox (“Mail” in docs/operating.md).',
  resent: (email: string) => `Invitation sent to ${email}`,
  secondFactorReset: (name: string) => `Two-factor authentication reset for ${name}`,
  deleted: (name: string) => `${name} deleted`,

  lastLoginZone: (zone: string) => `In the time zone of this device, ${zone}`,
  gone: 'This user no longer exists.',
  back: common.backToList,
  failures: {
    list: 'Failed to fetch users',
    one: 'Failed to fetch user',
    create: 'Failed to create user',
    update: 'Failed to update user',
    delete: 'Failed to delete user',
    status: 'Failed to update user status',
    role: 'Failed to change the roles',
  },
};
