import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { AlertActions } from '../use-alert-actions.ts';

/** What a window about alerts is given. */
export type AlertDialogProps = {
  readonly alerts: readonly ReceivedAlert[];
  readonly actions: AlertActions;
  /** What was asked is done, but for these alerts. */
  readonly onDone: (skipped: readonly string[]) => void;
  readonly onClose: () => void;
};
