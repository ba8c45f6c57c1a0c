import { records } from '../en/intelligence/records.ts';
import { drafts } from '../en/shell/drafts.ts';
import { defineMessages } from '../lazy-messages.ts';

export const draftsWords = defineMessages(
  import.meta.glob<typeof drafts>('../*/shell/drafts.ts', { import: 'drafts' }),
  drafts,
);
export const recordsWords = defineMessages(
  import.meta.glob<typeof records>('../*/intelligence/records.ts', { import: 'records' }),
  records,
);
