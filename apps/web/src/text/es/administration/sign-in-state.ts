import type { signInState as english } from '../../en/administration/sign-in-state.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const issues: typeof english.issues = {
  no_account: 'Esta persona figura en el directorio, pero no tiene ninguna cuenta con la que iniciar sesión.',
  disabled: 'La cuenta está desactivada.',
  awaiting_approval: 'El registro está completo y espera a un administrador.',
  unconfirmed: 'La dirección no está confirmada: no se ha introducido el código del correo.',
  invitation_expired: 'La invitación ha caducado: su contraseña temporal ya no funciona.',
  invitation_pending: 'La invitación está abierta: todavía no se ha sustituido su contraseña temporal.',
  reset_required: 'Hay que establecer una contraseña nueva antes del próximo inicio de sesión.',
  password_expired: 'La contraseña es demasiado antigua: el próximo inicio de sesión pedirá una nueva.',
  locked: 'Demasiadas contraseñas incorrectas: por ahora se rechaza incluso la correcta.',
  second_factor_locked: 'Demasiados códigos de dos pasos incorrectos: por ahora se rechaza incluso el correcto.',
  passkey_locked: 'Demasiados intentos fallidos con una clave de acceso: por ahora se rechaza incluso la correcta.',
  codes_exhausted: 'Demasiados códigos de verificación incorrectos: por ahora se rechaza incluso el correcto.',
  sending_exhausted: 'Se han pedido demasiados códigos: por ahora no se envía ninguno.',
  mail_failed: 'No se pudo entregar el último correo a esta dirección.',
  new_email_unconfirmed:
    'La nueva dirección de correo no está confirmada: hasta entonces se inicia sesión con la anterior.',
};

const fixes: typeof english.fixes = {
  activate: 'Activar la cuenta',
  send_code: 'Enviar un código nuevo',
  confirm: 'Confirmar sin código',
  send_invitation: 'Enviar una invitación nueva',
  require_reset: 'Pedir una contraseña nueva',
  unlock: 'Desbloquear ahora',
  reset_second_factor: 'Restablecer la autenticación en dos pasos',
};

const toOutbox: typeof english.toOutbox = {
  send_code:
    'Se ha creado un código nuevo. Esta instalación no envía correo: está en la bandeja de salida («Mail» en docs/operating.md).',
  send_invitation:
    'La invitación se ha creado. Esta instalación no envía correo: está en la bandeja de salida («Mail» en docs/operating.md).',
};

const done: typeof english.done = {
  activate: (name) => `La cuenta de ${name} está activa`,
  send_code: (name) => `Se ha enviado un código nuevo a ${name}`,
  confirm: (name) => `La dirección de ${name} cuenta como confirmada`,
  send_invitation: (name) => `Se ha enviado una invitación nueva a ${name}`,
  require_reset: (name) => `${name} tiene que establecer una contraseña nueva`,
  unlock: (name) => `La cuenta de ${name} está desbloqueada`,
  reset_second_factor: (name) => `Autenticación en dos pasos restablecida para ${name}`,
};

const questions: typeof english.questions = {
  confirm: {
    title: '¿Confirmar la dirección sin código?',
    question: (name) => `Nadie ha demostrado que ${name} lee este buzón. Hágalo solo si le consta por otra vía.`,
  },
  send_invitation: {
    title: '¿Enviar una invitación nueva?',
    question: (name) =>
      `${name} recibe por correo una contraseña temporal nueva. La que se envió antes deja de funcionar.`,
  },
  require_reset: {
    title: '¿Pedir una contraseña nueva?',
    question: (name) =>
      `La contraseña de ${name} deja de funcionar, se cierran todas sus sesiones y se envía por correo un código para establecer otra.`,
  },
  reset_second_factor: {
    title: '¿Restablecer la autenticación en dos pasos?',
    question: (name) =>
      `La aplicación de autenticación y los códigos de recuperación de ${name} dejan de funcionar. El próximo inicio de sesión solo pide la contraseña.`,
  },
};

export const signInState: typeof english = {
  loading: 'Cargando el estado del inicio de sesión...',
  failed: 'No se pudo cargar el estado del inicio de sesión',
  asOf: (time) => `a las ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'El camino de entrada',
  steps: {
    account: 'Cuenta',
    address: 'Dirección confirmada',
    password: 'Contraseña',
    factor: 'Método de dos pasos',
    in: 'Sesión iniciada',
  },
  stepStatuses: {
    done: 'Superado',
    stop: 'Se detiene aquí',
    ahead: 'Sin alcanzar',
    skipped: 'No se pide',
  },
  openWay: 'Libre',

  why: 'Qué lo impide',
  free: 'Nada lo impide.',
  issues,
  ends: (at) => `Termina por sí solo el ${at}.`,
  endsAt: (when, at) => `Termina por sí solo ${when} (${at}).`,
  worksUntil: (when) => `La contraseña temporal funciona hasta el ${when}.`,
  mailReason: (reason) => `El servidor de correo respondió: ${reason}`,
  noFix: 'Aquí no se puede hacer nada al respecto.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'No se pudo hacer. Inténtelo de nuevo.',

  facts: 'Qué está configurado',
  status: 'Cuenta',
  statuses: {
    UNCONFIRMED: 'Sin confirmar',
    CONFIRMED: 'Confirmada',
    RESET_REQUIRED: 'Necesita una contraseña nueva',
    FORCE_CHANGE_PASSWORD: 'Contraseña temporal',
    EXTERNAL_PROVIDER: 'Inicia sesión en otro proveedor',
    UNKNOWN: 'Desconocida para el proveedor',
  },
  off: 'Desactivada',
  address: 'Dirección',
  verified: 'verificada',
  unverified: 'sin verificar',
  phone: 'Teléfono',
  phoneVerified: 'verificado',
  phoneUnverified: 'sin verificar',
  lastSignIn: 'Último inicio de sesión',
  never: 'Nunca',
  passwordChanged: 'Contraseña establecida',
  passwordExpires: 'La contraseña caduca',
  invitedUntil: 'Invitación válida hasta',
  secondFactors: 'Métodos de dos pasos',
  factors: {
    authenticator: 'Aplicación de autenticación',
    textMessage: 'Mensaje de texto',
    mail: 'Correo electrónico',
  },
  preferred: (factor) => `${factor} (opción preferida)`,
  recoveryCodes: 'Códigos de recuperación restantes',
  none: 'Sin configurar',
  notKnown: 'No se conoce aquí: lo guarda el grupo de usuarios en la nube',

  passkeys: (count, written) => plural(count, { one: '1 clave de acceso', other: `${written} claves de acceso` }),
  devices: (count, written) => plural(count, { one: '1 dispositivo', other: `${written} dispositivos` }),
  sessions: (count, written) => plural(count, { one: '1 sesión', other: `${written} sesiones` }),
  unknownPasskeys: 'Claves de acceso',
  unknownDevices: 'Dispositivos',
  added: (when) => `Añadida: ${when}`,
  lastUsed: (when) => `Último uso: ${when}`,
  neverUsed: 'Sin usar todavía',
  started: (when) => `Inicio de sesión: ${when}`,
  synced: 'Sincronizada',
  trusted: 'De confianza',
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownProgram: 'Programa desconocido',

  tries: 'Intentos contados',
  noTries: 'Ahora mismo no se cuenta ningún intento.',
  counters: {
    password: 'Contraseñas incorrectas',
    password_in_a_row: 'Contraseñas incorrectas seguidas',
    code: 'Códigos de verificación incorrectos',
    code_hour: 'Códigos de verificación incorrectos en una hora',
    second_factor: 'Códigos de dos pasos incorrectos',
    passkey: 'Intentos fallidos con una clave de acceso',
    sending: 'Códigos enviados',
  },
  ofMost: (tries, most) => `${tries} de ${most}`,
  from: (network) => `desde ${network}`,
  everywhere: 'desde todas las redes',
  lockedUntil: (when) => `bloqueado hasta el ${when}`,
};
