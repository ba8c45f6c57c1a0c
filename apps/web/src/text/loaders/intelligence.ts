import type { imports } from '../en/intelligence/imports.ts';
import type { network } from '../en/intelligence/network.ts';
import type { security } from '../en/intelligence/security.ts';
import type { threats } from '../en/intelligence/threats.ts';
import { defineMessages } from '../lazy-messages.ts';

export const importsWords = defineMessages(
  import.meta.glob<typeof imports>('../*/intelligence/imports.ts', { import: 'imports' }),
);
export const networkWords = defineMessages(
  import.meta.glob<typeof network>('../*/intelligence/network.ts', { import: 'network' }),
);
export const securityWords = defineMessages(
  import.meta.glob<typeof security>('../*/intelligence/security.ts', { import: 'security' }),
);
export const threatsWords = defineMessages(
  import.meta.glob<typeof threats>('../*/intelligence/threats.ts', { import: 'threats' }),
);
