import type { ProposedAction } from '@halyard/contracts/work/assistant.ts';
import { fields, terms } from '@halyard/messages/en';
import type { ChatProblem } from '../../../api/assistant/chat-problem.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const { severities, incidentStatuses: statuses } = terms;

// Of the calls whose texts are those of every other call there is nothing to add.
type OwnProblem = Exclude<ChatProblem, 'cancelled' | 'tooManyRequests' | 'serverError' | 'other'>;

const problems: Record<OwnProblem, string> = {
  offline: 'Unable to connect to the AI service. Please check your internet connection and try again.',
  crossOrigin:
    'Unable to connect to the AI service. This is likely due to a CORS configuration issue. Please try again later or contact support if the issue persists.',
  authentication: 'Authentication failed. Please log out and log in again.',
  permission: "You don't have permission to use this feature.",
  invalid: 'Received an invalid response from the AI service. Please try again.',
  empty: 'The AI service did not provide a response. Please try again.',
  blocked:
    'The connection to the AI service appears to be blocked. This might be due to network restrictions or browser settings.',
};

const actions: Record<ProposedAction['action'], string> = {
  add_task: 'Add a task',
  complete_task: 'Complete a task',
  add_note: 'Add to an incident timeline',
  change_status: 'Change the status of an incident',
};

const done: Record<ProposedAction['action'], string> = {
  add_task: 'Task added.',
  complete_task: 'The task was completed.',
  add_note: 'Added to the timeline.',
  change_status: 'Status changed.',
};

/** `written` is a count as the person writes numbers. */
export const assistant = {
  name: (product: string) => `${product} AI`,
  close: common.close,
  width: 'Width of the assistant',
  failed: 'Something went wrong in the assistant.',

  /** Who answers. */
  builtIn: 'Built-in engine. Questions stay on this server.',
  model: (name: string, host: string) =>
    `${name} at ${host}. Your questions and related records are sent to this service.`,
  unknownEngine: 'Failed to load the assistant status.',

  notes: {
    greeting: 'Hello! How can I help you today?',
    cleared: 'Chat cleared. How can I help you?',
    signedOut: 'Please log in to use the chat feature.',
    unverified: 'Unable to verify authentication status.',
  },
  problems,

  conversation: 'Conversation',
  you: 'You',
  historyLoading: 'Loading the conversation...',
  historyFailed: 'Failed to load earlier messages. You can still ask questions.',
  clear: 'Clear Chat',
  wasCleared: 'The conversation was cleared.',
  undo: common.undo,
  clearFailed: 'Failed to clear the conversation.',
  undoFailed: 'Failed to restore the conversation.',

  placeholder: (product: string) => `Ask ${product} AI something...`,
  signedOutPlaceholder: 'Please log in to chat',
  signIn: 'Sign in again',
  question: 'Your question',
  send: 'Send',
  tooLong: (written: string, most: string) => `${written} characters; a question has at most ${most}.`,
  about: (record: string) => `About: ${record}`,
  suggestions: 'Questions you could ask',

  pending: 'Looking for the answer...',
  reading: 'Queries run',
  stop: 'Stop',
  stopped: 'Stopped.',
  tryAgain: common.retry,
  edit: 'Edit the question',
  fellBack: 'The model is unavailable. This answer is from the built-in engine.',
  unsupported: 'Not verified by a query result',

  source: (n: number) => `Source ${n}`,
  sources: (count: number, written: string) => plural(count, { one: 'Sources (1)', other: `Sources (${written})` }),
  records: (count: number, written: string) => plural(count, { one: '1 record', other: `${written} records` }),
  open: 'Open the records',
  copy: 'Copy the query',
  copied: common.copied,
  copyFailed: common.selectAndCopy,

  unknown: 'not known',
  shown: (shown: string, total: string) => `${shown} of ${total}`,
  all: 'Show all',
  hours: (written: string) => `${written} h`,
  severities,

  interpretation: {
    label: 'What was read',
    change: (label: string) => `Change: ${label}`,
    remove: 'Leave out',
    without: (label: string) => `Without: ${label}`,
    open: 'Open these records',
    again: 'Run again',
    closest: 'Closest readings',
    leavesOut: (words: string) => `leaves out: ${words}`,
  },

  proposal: {
    label: 'Proposal',
    lead: 'Confirm to run this action as you:',
    actions,
    text: 'Text',
    priority: 'Priority',
    due: 'Due',
    noDue: 'none',
    task: 'Task',
    incident: 'Incident',
    kind: fields.kind,
    note: 'Note (no notification)',
    update: 'Update (notifies assignee and administrators)',
    status: 'New status',
    statuses,
    comment: 'Comment',
    confirm: 'Confirm',
    confirmAnyway: 'Confirm anyway',
    decline: 'Not now',
    sources: 'This proposal is based on content written by other people:',
    sourcesAsk: 'Make sure this is your own request and not an instruction hidden in that content.',
    confirmed: 'Confirmed.',
    declined: 'Dismissed.',
    done,
    open: 'Open',
    taskGone: 'This task no longer exists.',
    failed: 'Action failed. Try again.',
    notAllowed: 'You do not have permission to do this.',
  },
};
