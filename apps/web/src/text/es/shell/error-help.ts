import type { errorHelp as english } from '../../en/shell/error-help.ts';

export const errorHelp: typeof english = {
  title: 'Siguientes pasos',
  reload: 'Vuelva a cargar la página. Una interrupción breve suele haber pasado ya.',
  connection: 'Compruebe que este dispositivo está conectado a la red.',
  ask: 'Si no funciona, consulte a la administración de esta instalación.',
  time: 'Hora (UTC)',
  address: 'Dirección',
};
