import type { Lexicon } from '../../lexicon/lexicon.ts';

const phrases: Lexicon = {
  'set:status': [
    ...[
      'set',
      'mark',
      'change',
      'move',
      'put',
      'update',
      'make',
      'turn',
      'switch',
      'set the status of',
      'change the status of',
    ],
    ...['set status of', 'change status of', 'update the status of', 'flag', 'i want to set', 'i want to mark'],
  ],
  'set:closed': ['close', 'close out', 'to close', 'i want to close', 'closing'],
  'set:resolved': ['resolve', 'to resolve', 'solve', 'i want to resolve', 'resolving'],
  'set:open': ['reopen', 're-open', 'to reopen', 'open again', 'i want to reopen'],
  'set:mitigated': ['mitigate', 'to mitigate'],
  'set:investigating': ['investigate', 'start investigating', 'to investigate', 'start the investigation of'],
  'rel:comment': ['comment', 'with comment', 'with the comment', 'with a comment', 'commenting', 'saying'],
  'filler:': ["let's"],
};

/** How a person asks for another status of an incident, in English. */
export const changeStatus = {
  phrases,
  examples: ['Set this incident to Investigating', 'Resolve this incident', 'Close incident 109'],
  already: (name: string, title: string, status: string) => `${name}, ${title}, already has the status ${status}.`,
  notOver: (name: string, title: string, status: string) =>
    `${name}, ${title}, has the status ${status}; only what is resolved or closed can be opened again.`,
  summary: (name: string, title: string, from: string, to: string) =>
    `Change the status of ${name}, ${title}, from ${from} to ${to}.`,
  withComment: (summary: string, comment: string) => `${summary} Comment: “${comment}”`,
  willResolve: 'The time of resolution will be set to now.',
  willReopen: 'The time of resolution will be cleared.',
  readOnly: 'Your role reads incidents and changes nothing.',
  confirm: 'I change nothing until you confirm it.',
};

export type ChangeStatusText = typeof changeStatus;
