import { fields, terms } from '@halyard/messages/es';
import type { users as english } from '../../en/administration/users.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { roles, accountStatuses: statuses } = terms;

const departments: typeof english.departments = {
  Engineering: 'Ingeniería',
  'Data Science': 'Ciencia de datos',
  Marketing: 'Marketing',
  Sales: 'Ventas',
};

export const users: typeof english = {
  title: 'Gestión de usuarios',
  loading: 'Cargando usuarios...',
  people: (count, written) => plural(count, { one: '1 persona', other: `${written} personas` }),
  matching: (written, everyone) => `${written} de ${everyone} personas coinciden con los filtros`,
  asOf: (time) => `a las ${time}`,
  clearFilters: 'Quitar filtros',
  refresh: common.refresh,
  retry: common.retry,
  add: 'Añadir usuario',
  dismiss: common.dismiss,
  close: common.close,
  cancel: common.cancel,
  undo: common.undo,

  filters: 'Búsqueda y filtros',
  search: 'Buscar usuarios',
  searchHint: 'Nombre, usuario, correo electrónico o departamento',
  filterRole: 'Filtrar por rol',
  filterStatus: 'Filtrar por estado',
  allRoles: 'Todos los roles',
  allStatuses: 'Todos los estados',
  facets: 'Departamentos y solicitudes',
  everyone: 'Todos',
  requests: { role: 'Solicitudes de rol', deletion: 'Solicitudes de eliminación' },
  roles,
  statuses,
  departments,

  columns: {
    user: 'Usuario',
    name: fields.name,
    role: fields.role,
    department: 'Departamento',
    status: fields.status,
    lastLogin: 'Último acceso',
    actions: common.actions,
  },
  table: 'Usuarios',
  never: 'Nunca',
  none: 'No hay usuarios que coincidan con los filtros actuales',
  statusOf: (name) => `Estado de ${name}`,
  edit: (name) => `Editar ${name}`,
  signIn: (name) => `Inicio de sesión de ${name}`,
  parts: { label: 'Partes de esta persona', person: 'Persona', signIn: 'Inicio de sesión' },
  delete: (name) => `Eliminar ${name}`,
  invited: 'Invitación enviada',
  asksForRole: (role) => `Solicita: ${roles[role]}`,
  asksForDeletion: 'Solicita la eliminación',
  range: (first, last, total) => `De ${first} a ${last} de ${total}`,
  pages: 'Páginas de usuarios',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',

  select: (name) => `Seleccionar ${name}`,
  selectPage: 'Seleccionar todos los de esta página',
  selection: 'Usuarios seleccionados',
  selected: (count, written) =>
    plural(count, { one: '1 persona seleccionada', other: `${written} personas seleccionadas` }),
  setSelected: (status) => `Cambiar a «${statuses[status]}»`,
  clearSelection: common.clearSelection,
  tooManySelected: (written) => `Se puede cambiar el estado de ${written} personas como máximo a la vez.`,
  statusSet: (name, status) => `Estado de ${name}: ${statuses[status]}`,
  statusesSet: (count, written, status) =>
    plural(count, {
      one: `1 persona cambiada a «${statuses[status]}»`,
      other: `${written} personas cambiadas a «${statuses[status]}»`,
    }),
  statusesRestored: 'Se han restablecido los estados anteriores',
  notChanged: (count, written) =>
    plural(count, { one: 'No se ha cambiado 1 persona:', other: `No se han cambiado ${written} personas:` }),
  rejectedPerson: (name, reason) => `${name}: ${reason}`,

  roleChange: {
    open: 'Cambiar el rol…',
    title: (count, written) =>
      plural(count, { one: 'Cambiar el rol de 1 persona', other: `Cambiar el rol de ${written} personas` }),
    role: 'Nuevo rol',
    choose: 'Elija un rol',
    hint: 'Antes de guardar nada se muestra aquí qué cambia y para quién.',
    loading: 'Comparando roles...',
    failed: 'No se ha podido determinar el efecto',
    changing: (count, written) =>
      plural(count, { one: '1 persona recibe otro rol', other: `${written} personas reciben otro rol` }),
    move: (from, to) => `${roles[from]} → ${roles[to]}`,
    gained: (from, to) => `Permisos nuevos (${roles[from]} → ${roles[to]})`,
    lost: (from, to) => `Permisos que se pierden (${roles[from]} → ${roles[to]})`,
    unchanged: (count, written) =>
      plural(count, { one: '1 persona ya tiene este rol', other: `${written} personas ya tienen este rol` }),
    rejected: (count, written) =>
      plural(count, { one: 'No se puede cambiar 1 persona', other: `No se pueden cambiar ${written} personas` }),
    nothing: 'No cambiaría el rol de nadie.',
    yes: 'Cambiar el rol',
    done: (count, written, role) =>
      plural(count, {
        one: `1 persona tiene ahora el rol ${roles[role]}`,
        other: `${written} personas tienen ahora el rol ${roles[role]}`,
      }),
    restored: 'Se han restablecido los roles anteriores',
    rights: {
      users: 'Gestionar usuarios (pantalla Gestión de usuarios)',
      audit: 'Leer y verificar el registro de auditoría (pantalla Registro de auditoría)',
      backgroundWork: 'Ver, cancelar y reintentar tareas en segundo plano (Configuración)',
      workspace: 'Cambiar los ajustes del espacio de trabajo, quitar los datos de ejemplo',
      announcements: 'Enviar avisos a todos',
      access: 'Cerrar sesiones y revocar claves de API de otras personas',
      deletion: 'Eliminar amenazas, entidades e incidentes',
      playbooks: 'Editar guías de respuesta',
      workOfOthers: 'Eliminar importaciones, análisis y esquemas de otras personas',
      imports: 'Importar datos y deshacer las importaciones propias (pantalla Importaciones)',
      records: 'Crear y editar amenazas, entidades y conexiones',
      incidents: 'Abrir, editar y asignar incidentes, ejecutar guías de respuesta',
      alerts: 'Confirmar alertas, editar reglas de alerta',
      analyses: 'Ejecutar análisis de datos policiales',
      schemas: 'Crear y editar esquemas',
      undo: 'Deshacer cambios',
    },
  },

  addTitle: 'Añadir usuario',
  editTitle: (name) => `Editar ${name}`,
  loadingOne: 'Cargando usuario...',
  save: common.saveChanges,
  saving: common.saving,
  firstName: fields.firstName,
  lastName: fields.lastName,
  username: 'Nombre de usuario',
  email: fields.email,
  role: fields.role,
  department: 'Departamento',
  status: fields.status,
  inviteHint: 'Ahí se envía la invitación con una contraseña temporal, válida durante siete días.',
  newEmailHint: 'Se envía un código a la nueva dirección. Hasta que se introduzca, se inicia sesión con la anterior.',
  problems: {
    usernameMissing: 'El nombre de usuario es obligatorio',
    usernameShape: 'Use de 1 a 64 letras, cifras, puntos, guiones, + o _',
    emailMissing: common.emailRequired,
    emailShape: 'Introduzca una dirección de correo electrónico válida',
  },
  addedToOutbox: (name) =>
    `Se ha añadido a ${name}. La invitación se ha creado. Esta instalación no envía correo: está en la bandeja de salida («Mail» en docs/operating.md).`,
  added: (name, email) => `Se ha añadido a ${name}. La invitación va de camino a ${email}.`,
  saved: (name) => `Se han guardado los cambios de ${name}`,
  notSaved: 'Sus cambios no se han guardado',
  continueEditing: 'Seguir editando',
  changedMeanwhile:
    'Otra persona ha cambiado este usuario mientras tanto. Sus propios cambios se mantienen; guarde de nuevo para aplicarlos.',

  facts: 'Acerca de esta persona',
  name: fields.name,
  company: 'Empresa',
  since: 'Miembro desde',
  secondFactor: 'Autenticación en dos pasos',
  secondFactorOn: 'Activada',
  secondFactorOff: 'Desactivada',
  notGiven: 'Sin indicar',
  decisions: 'Decisiones y ayuda',
  roleRequest: (name, role) => `${name} solicita el rol ${roles[role]}.`,
  grant: 'Conceder',
  decline: 'Denegar',
  deletionRequest: (name, when) => `${name} solicitó el ${when} que se elimine la cuenta.`,
  deleteAccount: 'Eliminar usuario',
  invitation: 'Todavía no se ha sustituido la contraseña temporal de la invitación.',
  resend: 'Reenviar la invitación',
  secondFactorHelp: 'Al iniciar sesión se pide una aplicación de autenticación.',
  resetSecondFactor: 'Restablecer la autenticación en dos pasos',

  questions: {
    delete: {
      title: (name) => `Eliminar ${name}`,
      question: '¿Seguro que desea eliminar este usuario?',
      about: 'La cuenta se elimina con sus sesiones, tareas, configuración y claves. Esta acción no se puede deshacer.',
      yes: common.delete,
    },
    grant: {
      title: (role) => `¿Conceder el rol ${roles[role]}?`,
      question: (name, role) => `${name} recibe de inmediato el rol ${roles[role]} y todos sus permisos.`,
      yes: 'Conceder el rol',
    },
    decline: {
      title: '¿Denegar la solicitud?',
      question: (name) => `${name} conserva el rol actual y recibe un aviso.`,
      yes: 'Denegar la solicitud',
    },
    resend: {
      title: '¿Reenviar la invitación?',
      question: (email) =>
        `Se envía una contraseña temporal nueva a ${email}. La que se envió antes deja de funcionar.`,
      yes: 'Enviar la invitación',
    },
    reset: {
      title: '¿Restablecer la autenticación en dos pasos?',
      question: (name) =>
        `La aplicación de autenticación y los códigos de recuperación de ${name} dejan de funcionar. El próximo inicio de sesión solo pide la contraseña.`,
      yes: common.reset,
    },
  },
  granted: (name, role) => `${name} tiene ahora el rol ${roles[role]}`,
  declined: (name) => `Se ha denegado la solicitud de ${name}`,
  resentToOutbox:
    'La invitación se ha creado. Esta instalación no envía correo: está en la bandeja de salida («Mail» en docs/operating.md).',
  resent: (email) => `La invitación va de camino a ${email}`,
  secondFactorReset: (name) => `Autenticación en dos pasos restablecida para ${name}`,
  deleted: (name) => `Se ha eliminado a ${name}`,

  lastLoginZone: (zone) => `En la zona horaria de este dispositivo, ${zone}`,
  gone: 'Este usuario ya no existe.',
  back: common.backToList,
  failures: {
    list: 'No se pudieron cargar los usuarios',
    one: 'No se pudo cargar el usuario',
    create: 'No se pudo crear el usuario',
    update: 'No se pudo modificar el usuario',
    delete: 'No se pudo eliminar el usuario',
    status: 'No se pudo cambiar el estado del usuario',
    role: 'No se han podido cambiar los roles',
  },
};
