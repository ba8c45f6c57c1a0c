import type { AlertGroup } from '@halyard/contracts/inflow/alert-groups.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { AlertActions } from '../use-alert-actions.ts';

/** Props of an alert dialog. */
export type AlertDialogProps = {
  readonly alerts: readonly ReceivedAlert[];
  /** It is about all alerts of this group, of which `alerts` are the first. */
  readonly group?: AlertGroup | undefined;
  readonly actions: AlertActions;
  /** Done, except for these alerts. */
  readonly onDone: (skipped: readonly string[]) => void;
  readonly onClose: () => void;
};
