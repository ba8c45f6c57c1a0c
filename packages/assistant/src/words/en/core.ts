/** Context that every answer may need. */
export const core = {
  levels: { Critical: 'Critical', High: 'High', Medium: 'Medium', Low: 'Low' },
  unknown: 'not known',
  none: 'none',
  moreRows: (shown: string) => `and ${shown} more`,
  /** Without a beginning; that day is the last. */
  until: (day: string) => `up to and including ${day}`,
  tryAsking: 'You can ask, for example:',
  notUnderstood: 'I did not understand the question. Try rephrasing it.',
  unknownWords: (words: string) => `I do not recognize ${words}. Try different words.`,
  beyond: 'Halyard has no data to answer this. I report recorded data; I do not explain causes or predict.',
  forbidden: 'You do not have permission to see this, so I cannot answer it.',
  notFound: (words: string) => `I found no record called ${words}.`,
  recordGone: 'This record no longer exists.',
  unavailable: 'The data for this cannot be read at the moment. Please try again.',
  tooLong: 'This question is too long for me. Ask one thing at a time.',
  empty: 'Ask me about incidents, threats, the network, tasks, notifications, police data or schemas.',
};
