import { terms } from '@halyard/messages/de';
import type { severityRules as english } from '../../en/intelligence/severity-rules.ts';
import { common } from '../common.ts';
import { stix } from './stix.ts';

/** The words of the severity rules. */
export const severityRules: typeof english = {
  title: 'Schweregradregeln',
  about:
    'STIX gibt nicht an, wie schwer eine Bedrohung ist. Wo niemand einen Schweregrad festgelegt hat, ist er nicht festgelegt. Diese Regeln können einen nach Art annehmen.',
  enabled: 'Schweregrade nach diesen Regeln annehmen',
  note: 'Jede Bedrohung zeigt, dass ihr Schweregrad angenommen ist. Ausgeschaltet sind sie wieder nicht festgelegt; festgelegte Schweregrade bleiben, wie sie sind.',
  old: 'Bedrohungen, die mehr als 30 Tage vor ihrem Import zuletzt gesehen wurden, lösen mit einem angenommenen Schweregrad keine Warnungen aus.',
  type: 'Art',
  assume: 'Angenommener Schweregrad',
  none: 'Keine Regel',
  severities: terms.severities,
  kinds: stix.kinds,
  save: common.save,
  saving: common.saving,
  cancel: common.cancel,
  close: common.close,
  retry: common.retry,
  applying: 'Die Regeln werden auf die Bedrohungen angewendet...',
  saved: 'Schweregradregeln gespeichert',
  failed: 'Die Schweregradregeln konnten nicht gespeichert werden',
  loadFailed: 'Die Schweregradregeln konnten nicht geladen werden',
  loading: 'Die Schweregradregeln werden geladen...',
  readOnly: 'Administratoren können diese Regeln ändern.',
};
