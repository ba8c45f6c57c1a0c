import { GroupRuleDialog } from '../groups/group-rule-dialog.tsx';
import { QuietRuleDialog } from '../rules/quiet-rule-dialog.tsx';
import type { AlertActions } from '../use-alert-actions.ts';
import type { OpenDialog } from '../use-queue.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewAlertDialog } from './new-alert-dialog.tsx';
import { SeverityDialog } from './severity-dialog.tsx';

type Props = {
  readonly dialog: OpenDialog;
  readonly actions: AlertActions;
  /** Done, except for these alerts. */
  readonly onDone: (skipped: readonly string[]) => void;
  readonly onAdded: (id: string) => void;
  readonly onRuleAdded: () => void;
  readonly onClose: () => void;
};

const windows = {
  assign: AssignDialog,
  severity: SeverityDialog,
  incident: IncidentDialog,
  close: CloseDialog,
  move: MoveDialog,
} as const;

/** The windows of the queue. */
export function QueueDialogs({ dialog, actions, onDone, onAdded, onRuleAdded, onClose }: Props) {
  if (dialog.kind === 'keys') return <KeysDialog onClose={onClose} />;
  if (dialog.kind === 'new') return <NewAlertDialog actions={actions} onAdded={onAdded} onClose={onClose} />;
  if (dialog.kind === 'quiet')
    return <QuietRuleDialog filter={dialog.filter} actions={actions} onAdded={onRuleAdded} onClose={onClose} />;
  if (dialog.kind === 'group-rule')
    return <GroupRuleDialog rule={dialog.rule} filter={dialog.filter} actions={actions} onClose={onClose} />;
  const Window = windows[dialog.kind];
  return <Window alerts={dialog.alerts} group={dialog.group} actions={actions} onDone={onDone} onClose={onClose} />;
}
