import type { alertRules } from '../en/inflow/alert-rules.ts';
import { defineMessages } from '../lazy-messages.ts';

export const alertRulesWords = defineMessages(
  import.meta.glob<typeof alertRules>('../*/inflow/alert-rules.ts', { import: 'alertRules' }),
);
