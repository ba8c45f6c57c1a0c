import { terms } from '@halyard/messages/en';
import { common } from '../common.ts';
import { stix } from './stix.ts';

/** The words of the severity rules. */
export const severityRules = {
  title: 'Severity rules',
  about: 'STIX has no severity. Threats without a stated one are not set. These rules can assume one by type.',
  enabled: 'Assume severities by these rules',
  note: 'Each threat shows that its severity is assumed. If switched off, they are not set again; severities set by users do not change.',
  old: 'Threats last seen more than 30 days before they were imported do not open alerts by an assumed severity.',
  type: 'Type',
  assume: 'Assumed severity',
  none: 'No rule',
  severities: terms.severities,
  kinds: stix.kinds,
  save: common.save,
  saving: common.saving,
  cancel: common.cancel,
  close: common.close,
  retry: common.retry,
  applying: 'The rules are being applied to the threats...',
  saved: 'Severity rules saved',
  failed: 'Failed to save the severity rules',
  loadFailed: 'Failed to load the severity rules',
  loading: 'Loading the severity rules...',
  readOnly: 'Administrators can change these rules.',
};
