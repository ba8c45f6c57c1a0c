import { readHelp } from '../../help/read-help.ts';
import { inWords } from '../in-words.ts';
import type { howTo as english } from './en.ts';
import type { PlaceId } from './guides.ts';
import { words } from './words/es.ts';

const security = 'Operaciones de seguridad';
const crime = 'Análisis de datos delictivos';
const network = 'Red de entidades';
const threats = 'Análisis de amenazas';
const settings = 'Configuración';

const places: Readonly<Record<PlaceId, string>> = {
  task: 'Mis tareas',
  dashboard: 'Panel',
  incident: security,
  notification: 'Notificaciones',
  import: 'Importaciones',
  alert: `${security}, Alertas`,
  rule: `${security}, Alertas`,
  playbook: `${security}, Playbooks`,
  report: `${security}, Informes`,
  threat: threats,
  map: `${threats}, Mapa de amenazas`,
  entity: network,
  connection: network,
  network,
  graph: network,
  crime,
  coverage: `${crime}, Cobertura`,
  analysis: `${crime}, Análisis`,
  schema: 'Explorador de esquemas',
  settings,
  webhook: `${settings}, API`,
  twoFactor: `${settings}, Seguridad`,
  theme: settings,
  language: settings,
  sample: settings,
  device: `${settings}, Seguridad`,
  profile: 'Perfil',
  account: 'Perfil',
  session: 'Perfil',
  user: 'Gestión de usuarios',
  role: 'Gestión de usuarios',
  audit: 'Registro de auditoría',
  api: 'Referencia de la API',
};

/** Instructions in Spanish. */
export const howTo: typeof english = {
  phrases: {
    'topic:howto': inWords(`
      cómo puedo, cómo se puede, cómo hago, cómo hago para, cómo añado, cómo agrego, cómo creo, cómo cambio,
      cómo edito, cómo elimino, cómo borro, cómo importo, cómo exporto, cómo inicio, cómo activo, cómo desactivo,
      cómo configuro, cómo obtengo, cómo encuentro, cómo abro, cómo vinculo, cómo conecto, cómo quito,
      cómo descargo, cómo asigno, cómo escalo, cómo reconozco, cómo confirmo, cómo clasifico, cómo filtro, cómo comparo,
      cómo valido, cómo verifico, cómo marco, cómo envío, cómo organizo, cómo completo, cómo analizo,
      cómo revoco, cómo apruebo, cómo busco, cómo uso, cómo utilizo, cómo pongo, cómo escribo, cómo cierro,
      cómo resuelvo, cómo deshago, cómo restauro, cómo recupero, cómo restablezco, cómo invito, cómo convierto,
      cómo genero, cómo subo, cómo modifico, cómo añadir, cómo crear, cómo cambiar, cómo eliminar, cómo importar,
      cómo exportar, cómo activar, cómo hacer, cómo abrir, cómo usar, cómo editar, cómo buscar, cómo borrar,
      dónde puedo, dónde encuentro, dónde veo, dónde obtengo, dónde consigo, puedo, se puede, es posible,
      instrucciones para, atajos de teclado, atajos, llave de acceso, clave de acceso, passkey, passkeys, marcar todo como leído,
      añadir tarea, dónde cambio, dónde modifico, dónde creo, dónde añado, dónde configuro, dónde descargo,
      dónde exporto, dónde importo, dónde activo, dónde desactivo, cómo descargar, cómo configurar,
      cómo desactivar, cómo asignar, cómo cerrar, cómo invitar, cómo marcar, cómo escalar, cómo resolver,
      cómo restaurar, cómo se, quiero exportar, quiero importar, quiero descargar, quiero crear, quiero añadir,
      quiero cambiar, quiero borrar, quiero eliminar, quisiera exportar, quisiera crear, puedes crear,
      puedes añadir, puedes exportar
    `),
    'ask:where': inWords('dónde está, dónde están, dónde se encuentra, dónde se encuentran'),
    'op:where': inWords('dónde está, dónde están'),
    'howto:do': inWords(`
      cambiar contraseña, cambiar la contraseña, cambiar mi contraseña, olvidé mi contraseña,
      he olvidado mi contraseña, restablecer contraseña, restablecer la contraseña, activar modo oscuro,
      activar el modo oscuro, activa el modo oscuro, modo oscuro activar, cerrar sesión, cerrar la sesión,
      cambiar idioma, cambiar el idioma, cambiar de idioma, cambia el idioma, eliminar mi cuenta, borrar mi cuenta,
      activar las notificaciones, desactivar las notificaciones, activar la autenticación, cambiar la zona horaria
    `),
  },
  examples: readHelp('es', 'how-to').map(({ heading }) => heading),
  words,
  places,
  find: (place) => `Lo encuentra en ${place}.`,
  notByMe: 'No puedo hacerlo por usted; se hace así.',
  notYours: 'Con su rol esta pantalla no se abre; es para administradores.',
  label: (question) => `Instrucciones: ${question}`,
};
