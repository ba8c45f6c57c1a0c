import type { importing as english } from '../../en/intelligence/importing.ts';
import { common } from '../common.ts';

type ImportingText = typeof english;

export const importing: ImportingText = {
  retry: common.retry,
  close: common.close,
  units: {
    bytes: (count) => `${count} B`,
    kilobytes: (count) => `${count} KB`,
    megabytes: (count) => `${count} MB`,
  },

  choose: 'Elegir archivos',
  drop: 'o suéltelos aquí',
  dropNow: 'Suelte los archivos para importarlos',
  list: 'Subidas',
  waiting: 'Espera al archivo anterior',
  sending: (name) => `Subida de ${name}`,
  sent: (percent, sent, total) => `${percent} enviado, ${sent} de ${total}`,
  checking: 'Enviado. El servidor está recibiendo el archivo...',
  stop: (name) => `Cancelar la subida de ${name}`,
  again: (name) => `Reintentar: ${name}`,
  dismiss: (name) => `Descartar: ${name}`,
  stored: (name) => `${name} se ha subido; comienza la importación.`,
  failed: 'La subida falló. El archivo no se importó.',
  unreachable: 'La conexión se interrumpió. El archivo no se importó; inténtelo de nuevo.',
  empty: 'Este archivo está vacío. No hay nada que importar.',

  leave: {
    title: 'Hay subidas en curso',
    question: 'Un archivo no se ha subido por completo. Si sale ahora, no se importará.',
    leave: 'Salir',
    stay: common.stay,
  },
};
