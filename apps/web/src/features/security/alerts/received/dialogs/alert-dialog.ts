import type { AlertGroup } from '@halyard/contracts/inflow/alert-groups.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { AlertActions } from '../use-alert-actions.ts';

/** What a window about alerts is given. */
export type AlertDialogProps = {
  readonly alerts: readonly ReceivedAlert[];
  /** It is about all alerts of this group, of which `alerts` are the first. */
  readonly group?: AlertGroup | undefined;
  readonly actions: AlertActions;
  /** What was asked is done, but for these alerts. */
  readonly onDone: (skipped: readonly string[]) => void;
  readonly onClose: () => void;
};
