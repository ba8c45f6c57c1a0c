import { terms } from '@halyard/messages/es';
import type { assistant as english } from '../../en/work/assistant.ts';
import { common } from '../common.ts';
import { proposal } from './assistant-actions.ts';
import { outgoing } from './assistant-outgoing.ts';

export const assistant: typeof english = {
  name: (product) => `IA de ${product}`,
  close: common.close,
  width: 'Anchura del asistente',
  failed: 'Se ha producido un error en el asistente.',

  builtIn: 'Motor integrado. Las preguntas permanecen en este servidor.',
  model: (name, host) =>
    `${name} en ${host}. Las preguntas que el motor integrado no entiende y los borradores se envían a este servicio.`,
  unknownEngine: 'No se ha podido cargar el estado del asistente.',

  notes: {
    greeting: '¡Hola! ¿En qué puedo ayudarle hoy?',
    cleared: 'Chat borrado. ¿En qué puedo ayudarle?',
    signedOut: 'Inicie sesión para usar el chat.',
    unverified: 'No se ha podido verificar el estado de autenticación.',
  },
  problems: {
    offline: 'No se puede conectar con el servicio de IA. Compruebe su conexión a Internet e inténtelo de nuevo.',
    crossOrigin:
      'No se puede conectar con el servicio de IA. Probablemente se deba a un problema de configuración de CORS. Inténtelo más tarde o póngase en contacto con el soporte si el problema persiste.',
    authentication: 'Error de autenticación. Cierre la sesión e iníciela de nuevo.',
    permission: 'No tiene permiso para usar esta función.',
    invalid: 'Se ha recibido una respuesta no válida del servicio de IA. Inténtelo de nuevo.',
    empty: 'El servicio de IA no ha dado ninguna respuesta. Inténtelo de nuevo.',
    blocked:
      'Parece que la conexión con el servicio de IA está bloqueada. Puede deberse a restricciones de red o a la configuración del navegador.',
  },

  conversation: 'Conversación',
  you: 'Usted',
  historyLoading: 'Cargando la conversación...',
  historyFailed: 'No se han podido cargar los mensajes anteriores. Puede preguntar de todos modos.',
  clear: 'Borrar chat',
  wasCleared: 'Se ha borrado la conversación.',
  undo: common.undo,
  clearFailed: 'No se ha podido borrar la conversación.',
  undoFailed: 'No se ha podido restaurar la conversación.',

  placeholder: (product) => `Pregunte algo a la IA de ${product}...`,
  signedOutPlaceholder: 'Inicie sesión para chatear',
  signIn: 'Volver a iniciar sesión',
  question: 'Su pregunta',
  send: 'Enviar',
  tooLong: (written, most) => `${written} caracteres; una pregunta tiene como máximo ${most}.`,
  about: (record) => `Sobre: ${record}`,
  suggestions: 'Preguntas que puede hacer',

  pending: 'Buscando la respuesta...',
  reading: 'Consultas ejecutadas',
  stop: 'Detener',
  stopped: 'Detenido.',
  tryAgain: common.retry,
  edit: 'Editar la pregunta',
  fellBack: 'El modelo no está disponible. Esta respuesta es del motor integrado.',
  unsupported: 'Sin verificar con un resultado de consulta',

  source: (n) => `Fuente ${n}`,
  sources: (_, written) => `Fuentes (${written})`,
  records: (count, written) => (count === 1 ? '1 registro' : `${written} registros`),
  open: 'Abrir los registros',
  copy: 'Copiar la consulta',
  copied: common.copied,
  copyFailed: common.selectAndCopy,

  unknown: 'desconocido',
  shown: (shown, total) => `${shown} de ${total}`,
  hours: (written) => `${written} h`,
  severities: terms.severities,

  cancel: common.cancel,
  openPage: 'Abrir la conversación en su propia página',
  openIt: 'Abrir',
  copySpec: 'Copiar consulta en JSON',
  showTable: 'Mostrar tabla',
  showChart: 'Mostrar gráfico',
  moreRows: common.showMore,
  allRows: (written) => `Mostrar las ${written} filas`,
  changed: (time, now) => `Datos modificados desde las ${time}: ahora ${now}.`,
  draft: 'Borrador',
  copyDraft: 'Copiar como Markdown',
  attach: {
    button: 'Adjuntar a un incidente',
    title: 'Adjuntar a un incidente',
    search: 'Buscar incidentes',
    incident: 'Incidente',
    none: 'Ningún incidente coincide.',
    listFailed: 'No se han podido cargar los incidentes.',
    preview: 'Vista previa de la nota',
    confirm: 'Añadir nota',
    done: (name) => `Añadido como nota a ${name}.`,
    failed: 'No se ha podido añadir la nota.',
  },
  save: {
    button: common.save,
    title: 'Guardar pregunta',
    name: 'Título',
    shared: 'Compartir con todos los usuarios',
    confirm: common.save,
    done: 'Pregunta guardada.',
    failed: 'No se ha podido guardar la pregunta.',
  },

  interpretation: {
    label: 'Cómo se leyó la pregunta',
    byModel: 'Leída por un modelo de lenguaje',
    change: (label) => `Cambiar: ${label}`,
    remove: (label) => `Quitar: ${label}`,
    add: 'Añadir un filtro',
    again: 'Ejecutar de nuevo',
    closest: 'Interpretaciones más cercanas',
    leavesOut: 'Deja fuera:',
    quoted: (word) => `«${word}»`,
    unread: 'No se ha entendido',
  },

  outgoing,
  proposal,
};
