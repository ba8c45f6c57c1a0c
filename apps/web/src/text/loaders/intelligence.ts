import type { graphView } from '../en/intelligence/graph-view.ts';
import type { importPreview } from '../en/intelligence/import-preview.ts';
import type { imports } from '../en/intelligence/imports.ts';
import type { network } from '../en/intelligence/network.ts';
import type { security } from '../en/intelligence/security.ts';
import type { severityRules } from '../en/intelligence/severity-rules.ts';
import type { stix } from '../en/intelligence/stix.ts';
import type { stixFacts } from '../en/intelligence/stix-facts.ts';
import type { threats } from '../en/intelligence/threats.ts';
import { defineMessages } from '../lazy-messages.ts';

export const graphViewWords = defineMessages(
  import.meta.glob<typeof graphView>('../*/intelligence/graph-view.ts', { import: 'graphView' }),
);
export const importPreviewWords = defineMessages(
  import.meta.glob<typeof importPreview>('../*/intelligence/import-preview.ts', { import: 'importPreview' }),
);
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
export const severityRulesWords = defineMessages(
  import.meta.glob<typeof severityRules>('../*/intelligence/severity-rules.ts', { import: 'severityRules' }),
);
export const stixWords = defineMessages(import.meta.glob<typeof stix>('../*/intelligence/stix.ts', { import: 'stix' }));
export const stixFactsWords = defineMessages(
  import.meta.glob<typeof stixFacts>('../*/intelligence/stix-facts.ts', { import: 'stixFacts' }),
);
