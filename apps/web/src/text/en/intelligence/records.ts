import { terms } from '@halyard/messages/en';
import { common } from '../common.ts';

const { severities, incidentStatuses, threatStatuses } = terms;

/** Common texts of the screens of threats, incidents and entities. */
export const records = {
  severities,
  noSeverity: terms.noSeverity,
  incidentStatuses,
  threatStatuses,
  system: common.system,
  saveFailed: 'Failed to save changes.',
  inGraph: { open: 'Open in graph', openOf: (name: string) => `Open ${name} in the graph` },
  techniques: { title: 'ATT&CK techniques', failed: 'Failed to load techniques.' },
  undo: {
    button: common.undo,
    done: 'Change undone',
    kept: (names: string) => `Not undone because someone changed it since: ${names}`,
    failed: 'Failed to undo the change.',
  },
  conflict: {
    title: 'Edit conflict',
    about:
      'Someone else updated this record while you were editing. Your changes are not lost: review the differences before you save.',
    same: 'The other changes do not conflict with yours. You can save safely.',
    field: 'Field',
    mine: 'Yours',
    newer: 'Current',
    none: '–',
    saveMine: 'Save and overwrite',
    adoptNewer: 'Discard my changes',
  },
};
