import type { importing } from '../en/intelligence/importing.ts';
import type { connection } from '../en/shell/connection.ts';
import { search } from '../en/shell/search.ts';
import type { serverErrors } from '../en/shell/server-errors.ts';
import { defineMessages } from '../lazy-messages.ts';

export const connectionWords = defineMessages(
  import.meta.glob<typeof connection>('../*/shell/connection.ts', { import: 'connection' }),
);
export const importingWords = defineMessages(
  import.meta.glob<typeof importing>('../*/intelligence/importing.ts', { import: 'importing' }),
);
export const searchWords = defineMessages(
  import.meta.glob<typeof search>('../*/shell/search.ts', { import: 'search' }),
  search,
);
export const serverErrorMessages = defineMessages(
  import.meta.glob<typeof serverErrors>('../*/shell/server-errors.ts', { import: 'serverErrors' }),
);
