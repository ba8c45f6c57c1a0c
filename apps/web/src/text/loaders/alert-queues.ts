import type { alertQueues } from '../en/inflow/alert-queues.ts';
import { defineMessages } from '../lazy-messages.ts';

export const alertQueuesWords = defineMessages(
  import.meta.glob<typeof alertQueues>('../*/inflow/alert-queues.ts', { import: 'alertQueues' }),
);
