import type { receivedAlerts } from '../en/inflow/received-alerts.ts';
import { defineMessages } from '../lazy-messages.ts';

export const receivedAlertsWords = defineMessages(
  import.meta.glob<typeof receivedAlerts>('../*/inflow/received-alerts.ts', { import: 'receivedAlerts' }),
);
