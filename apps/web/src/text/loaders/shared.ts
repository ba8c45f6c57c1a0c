import type { connection } from '../en/connection.ts';
import type { importing } from '../en/importing.ts';
import { search } from '../en/search.ts';
import type { serverErrors } from '../en/server-errors.ts';
import { defineMessages } from '../lazy-messages.ts';

export const connectionWords = defineMessages(
  import.meta.glob<typeof connection>('../*/connection.ts', { import: 'connection' }),
);
export const importingWords = defineMessages(
  import.meta.glob<typeof importing>('../*/importing.ts', { import: 'importing' }),
);
export const searchWords = defineMessages(
  import.meta.glob<typeof search>('../*/search.ts', { import: 'search' }),
  search,
);
export const serverErrorMessages = defineMessages(
  import.meta.glob<typeof serverErrors>('../*/server-errors.ts', { import: 'serverErrors' }),
);
