import { drafts } from '../en/drafts.ts';
import { records } from '../en/records.ts';
import { defineMessages } from '../lazy-messages.ts';

export const draftsWords = defineMessages(
  import.meta.glob<typeof drafts>('../*/drafts.ts', { import: 'drafts' }),
  drafts,
);
export const recordsWords = defineMessages(
  import.meta.glob<typeof records>('../*/records.ts', { import: 'records' }),
  records,
);
