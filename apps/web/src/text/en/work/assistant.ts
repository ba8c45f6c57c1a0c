import { terms } from '@halyard/messages/en';
import type { ChatProblem } from '../../../api/assistant/chat-problem.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';
import { proposal } from './assistant-actions.ts';
import { outgoing } from './assistant-outgoing.ts';

const { severities } = terms;

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

/** `written` is a count as the person writes numbers. */
export const assistant = {
  name: (product: string) => `${product} AI`,
  close: common.close,
  width: 'Width of the assistant',
  failed: 'Something went wrong in the assistant.',

  /** The engine that answers. */
  builtIn: 'Built-in engine. Questions stay on this server.',
  model: (name: string, host: string) =>
    `${name} at ${host}. Questions that the built-in engine does not understand, and drafts, are sent to this service.`,
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
  hours: (written: string) => `${written} h`,
  severities,

  cancel: common.cancel,
  openPage: 'Open conversation on its own page',
  openIt: 'Open it',
  copySpec: 'Copy query',
  showTable: 'Show table',
  showChart: 'Show chart',
  moreRows: common.showMore,
  allRows: (written: string) => `Show all ${written}`,
  /** `time` is when it was answered, `now` the count of today. */
  changed: (time: string, now: string) => `Data changed since ${time}: now ${now}.`,
  draft: 'Draft',
  copyDraft: 'Copy as Markdown',
  attach: {
    button: 'Attach to incident',
    title: 'Attach to incident',
    search: 'Search incidents',
    incident: 'Incident',
    none: 'No incidents match.',
    listFailed: 'Failed to load incidents.',
    preview: 'Preview note',
    confirm: 'Add note',
    done: (name: string) => `Added as a note to ${name}.`,
    failed: 'Failed to add the note.',
  },
  save: {
    button: common.save,
    title: 'Save question',
    name: 'Title',
    shared: 'Share with all users',
    confirm: common.save,
    done: 'Question saved.',
    failed: 'Failed to save the question.',
  },

  interpretation: {
    label: 'What was read',
    byModel: 'Read by a language model',
    change: (label: string) => `Change: ${label}`,
    remove: (label: string) => `Remove: ${label}`,
    add: 'Add a filter',
    again: 'Run again',
    closest: 'Closest readings',
    /** Words follow. */
    leavesOut: 'Leaves out',
    quoted: (word: string) => `“${word}”`,
    unread: 'Not understood',
  },

  outgoing,
  proposal,
};
