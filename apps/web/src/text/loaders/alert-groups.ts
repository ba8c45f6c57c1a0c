import type { alertGroups } from '../en/inflow/alert-groups.ts';
import { defineMessages } from '../lazy-messages.ts';

export const alertGroupsWords = defineMessages(
  import.meta.glob<typeof alertGroups>('../*/inflow/alert-groups.ts', { import: 'alertGroups' }),
);
