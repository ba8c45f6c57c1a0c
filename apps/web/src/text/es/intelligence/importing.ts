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
    gigabytes: (count) => `${count} GB`,
  },

  choose: 'Elegir archivos',
  drop: 'o suéltelos aquí',
  dropNow: 'Suelte los archivos para importarlos',
  list: 'Subidas',
  waiting: 'En cola',
  sending: (name) => `Subida de ${name}`,
  sent: (percent, sent, total) => `${percent} enviado, ${sent} de ${total}`,
  checking: 'Subida completada. Iniciando la importación...',
  stop: (name) => `Cancelar la subida de ${name}`,
  again: (name) => `Reintentar: ${name}`,
  dismiss: (name) => `Descartar: ${name}`,
  stored: (name) => `${name} subido. Importación iniciada.`,
  failed: 'La subida falló. El archivo no se importó.',
  unreachable: 'Se perdió la conexión. El archivo no se importó. Inténtelo de nuevo.',
  empty: 'Este archivo está vacío. No hay nada que importar.',

  leave: {
    title: 'Hay subidas en curso',
    question: 'Si sale ahora, los archivos que aún se están subiendo no se importarán.',
    leave: 'Salir',
    stay: common.stay,
  },
};
