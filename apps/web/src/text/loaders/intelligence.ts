import type { imports } from '../en/imports.ts';
import type { network } from '../en/network.ts';
import type { security } from '../en/security.ts';
import type { threats } from '../en/threats.ts';
import { defineMessages } from '../lazy-messages.ts';

export const importsWords = defineMessages(import.meta.glob<typeof imports>('../*/imports.ts', { import: 'imports' }));
export const networkWords = defineMessages(import.meta.glob<typeof network>('../*/network.ts', { import: 'network' }));
export const securityWords = defineMessages(
  import.meta.glob<typeof security>('../*/security.ts', { import: 'security' }),
);
export const threatsWords = defineMessages(import.meta.glob<typeof threats>('../*/threats.ts', { import: 'threats' }));
