/** What every answer may need, whatever it is about. */
export const core = {
  levels: { Critical: 'Critical', High: 'High', Medium: 'Medium', Low: 'Low' },
  unknown: 'not known',
  none: 'none',
  moreRows: (shown: string) => `and ${shown} more`,
  /** Without a beginning; that day is the last. */
  until: (day: string) => `up to and including ${day}`,
  tryAsking: 'You can ask, for example:',
  notUnderstood: 'I do not understand this question well enough to answer it from your data, so I do not guess.',
  unknownWords: (words: string) => `I do not know what ${words} means here, so I do not guess.`,
  beyond: 'Halyard keeps no data that answers this. I report what is recorded; I do not explain or predict.',
  forbidden: 'You do not have permission to see this, so I cannot answer it.',
  notFound: (words: string) => `I found no record called ${words}.`,
  recordGone: 'The record this is about is no longer there.',
  unavailable: 'The data for this cannot be read at the moment. Please try again.',
  tooLong: 'This question is too long for me. Ask one thing at a time.',
  empty: 'Ask me about incidents, threats, the network, tasks, notifications, police data or schemas.',
};
