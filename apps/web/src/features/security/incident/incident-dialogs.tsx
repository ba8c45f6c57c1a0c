import type { Incident } from '@halyard/contracts/operations/incidents.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EscalateDialog } from './escalate-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { StartPlaybookDialog } from './start-playbook-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { PauseDialog } from './times/pause-dialog.tsx';
import { TimesDialog } from './times/times-dialog.tsx';

export type OpenDialog = 'status' | 'escalate' | 'edit' | 'link' | 'playbook' | 'times' | 'pause';

type Props = { readonly incident: Incident; readonly open: OpenDialog; readonly onClose: () => void };

const dialogs = {
  status: StatusDialog,
  escalate: EscalateDialog,
  edit: EditDialog,
  link: LinkDialog,
  playbook: StartPlaybookDialog,
  times: TimesDialog,
  pause: PauseDialog,
} as const;

/** The window that is open over an incident. */
export function IncidentDialogs({ incident, open, onClose }: Props) {
  const Chosen = dialogs[open];
  return <Chosen incident={incident} onClose={onClose} />;
}
