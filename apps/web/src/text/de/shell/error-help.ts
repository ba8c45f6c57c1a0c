import type { errorHelp as english } from '../../en/shell/error-help.ts';

export const errorHelp: typeof english = {
  title: 'Nächste Schritte',
  reload: 'Laden Sie die Seite neu. Eine kurze Störung ist dann oft vorbei.',
  connection: 'Prüfen Sie, ob dieses Gerät mit dem Netzwerk verbunden ist.',
  ask: 'Hilft das nicht, wenden Sie sich an die Administration dieser Installation.',
  time: 'Zeit (UTC)',
  address: 'Adresse',
};
