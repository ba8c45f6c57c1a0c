import { inWords } from '../in-words.ts';
import type { account as english } from './en.ts';

const onOff = (isOn: boolean) => (isOn ? 'sí' : 'no');
const isActive = (isOn: boolean) => (isOn ? 'activada' : 'desactivada');

/** Questions about the own account and settings in Spanish. */
export const account: typeof english = {
  phrases: {
    'topic:me': inWords('quién soy, soy, mi cuenta, mi perfil, mis datos, cuenta, perfil, datos de mi cuenta'),
    'topic:role': inWords('rol, mi rol, papel, permisos, derechos, qué puedo hacer con mi rol, nivel de acceso'),
    'topic:email': inWords(
      'correo, correo electrónico, email, e-mail, dirección de correo, dirección de correo electrónico',
    ),
    'topic:username': inWords('nombre de usuario, mi nombre'),
    'topic:company': inWords('empresa, compañía, mi empresa'),
    'topic:memberSince': inWords(
      'desde cuándo tengo una cuenta, desde cuándo tengo cuenta, miembro desde, se creó mi cuenta, cuándo se creó mi cuenta',
    ),
    'topic:language': inWords('idioma, lengua, qué idioma, idiomas'),
    'topic:timezone': inWords('zona horaria, huso horario, qué zona horaria'),
    'topic:dateFormat': inWords('formato de fecha, formato de las fechas'),
    'topic:theme': inWords('tema, modo oscuro, modo claro, apariencia, tema de color'),
    'topic:defaultView': inWords('vista predeterminada, pantalla de inicio, página de inicio, pantalla inicial'),
    'topic:twoFactor': inWords(`
      autenticación en dos pasos, autenticación de dos factores, verificación en dos pasos, doble factor, 2fa, mfa,
      segundo factor, autenticador, aplicación de autenticación
    `),
    'topic:recoveryCodes': inWords('códigos de recuperación, código de recuperación, códigos de respaldo'),
    'topic:sessionTimeout': inWords(`
      tiempo de espera de la sesión, tiempo de espera, tiempo de inactividad, caduca mi sesión, se cierra mi sesión,
      dura mi sesión, cierre automático de sesión, termina mi sesión, caducidad de la sesión
    `),
    'topic:passwordExpiry': inWords(`
      caduca mi contraseña, caducidad de la contraseña, vence mi contraseña, expira mi contraseña,
      tengo que cambiar mi contraseña, tengo que cambiar la contraseña, caduca la contraseña
    `),
    'topic:passwordChanged': inWords(`
      cambié mi contraseña, cambié la contraseña, he cambiado mi contraseña, última vez que cambié mi contraseña,
      cambié mi contraseña por última vez, antigüedad de mi contraseña
    `),
    'topic:session': inWords(`
      sesión, sesiones, sesiones abiertas, dónde tengo la sesión abierta, dónde he iniciado sesión,
      dónde tengo sesiones abiertas, he iniciado sesión, dónde estoy conectado
    `),
    'topic:device': inWords('dispositivo, dispositivos, dispositivos recordados'),
    'topic:loginNotifications': inWords('avisos de inicio de sesión'),
    'topic:deviceManagement': inWords('gestión de dispositivos'),
    'topic:emailNotifications': inWords(
      'notificaciones por correo, notificaciones por correo electrónico, avisos por correo',
    ),
    'topic:pushNotifications': inWords('notificaciones push, notificaciones del navegador'),
    'topic:securityAlerts': inWords('alertas de seguridad'),
    'topic:entityUpdates': inWords('cambios en entidades'),
    'topic:systemUpdates': inWords('novedades del sistema'),
    'topic:marketingEmails': inWords('correos de marketing, boletín'),
    'topic:apiKey': inWords('clave de api, clave de la api, clave api, una clave de api, api key'),
    'topic:apiAccess': inWords('acceso a la api, api'),
    'topic:rateLimit': inWords('límite de solicitudes, límite de peticiones, solicitudes por minuto, límite de la api'),
    'topic:origins': inWords('orígenes permitidos, orígenes'),
    'topic:webhook': inWords('webhook, webhooks, un webhook, dirección del webhook'),
    'topic:deletion': inWords('eliminación de mi cuenta, mi solicitud de eliminación'),
    'topic:settings': inWords('configuración, mi configuración, ajustes, mis ajustes, preferencias, mis preferencias'),
    'switch:any': inWords(`
      activada, activado, activadas, desactivada, desactivado, desactivadas, encendida, apagada, configurada, configurado,
      habilitada, habilitado, está activada, está activado, está desactivada, está, están activadas, protegida con, en uso
    `),
    'verb:account': inWords('yo, uso, utilizo, cuánto tiempo, cuánto, quedan, me quedan, me, estoy, usando'),
  },
  examples: [
    '¿Cuál es mi rol?',
    '¿Qué idioma y zona horaria uso?',
    '¿Está activada la autenticación en dos pasos?',
    '¿Cuándo caduca mi contraseña?',
    '¿Dónde tengo la sesión abierta?',
    '¿Tengo una clave de API?',
    '¿Cuál es mi tiempo de espera de la sesión?',
    '¿Cuál es mi configuración?',
  ],
  labels: {
    profile: 'Mi perfil',
    settings: 'Mi configuración',
    sessions: 'Mis sesiones',
    devices: 'Mis dispositivos',
    webhook: 'Mi webhook',
  },
  roles: { admin: 'Administrador', analyst: 'Analista', user: 'Usuario' },
  languages: { en: 'Inglés', es: 'Español', fr: 'Francés', de: 'Alemán', ja: 'Japonés' },
  timezones: { UTC: 'UTC', EST: 'Hora del Este', PST: 'Hora del Pacífico', GMT: 'GMT' },
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  views: {
    dashboard: 'Panel',
    threats: 'Análisis de amenazas',
    network: 'Red de entidades',
    security: 'Operaciones de seguridad',
  },
  me: (name, role) => `Usted es ${name}; su rol es ${role}.`,
  role: (role) => `Su rol es ${role}.`,
  asksForRole: (role) => `Su solicitud del rol ${role} espera a un administrador.`,
  email: (address) => `Su correo electrónico es ${address}.`,
  signsInWith: (address) => `Hasta que se verifique la nueva dirección, inicia sesión con ${address}.`,
  username: (name) => `Su nombre de usuario es ${name}.`,
  company: (name) => `Su empresa es ${name}.`,
  noCompany: 'En su cuenta no consta ninguna empresa.',
  memberSince: (at) => `Tiene esta cuenta desde el ${at}.`,
  language: (name) => `Su idioma: ${name}.`,
  timezone: (name) => `Su zona horaria: ${name}.`,
  dateFormat: (format) => `Su formato de fecha: ${format}.`,
  theme: (name) => `Su tema: ${name}.`,
  defaultView: (name) => `Después de iniciar sesión se abre: ${name}.`,
  twoFactor: (isOn) => `La autenticación en dos pasos está ${isActive(isOn)}.`,
  recoveryCodes: (n, figure) =>
    n === 1 ? `Queda ${figure} código de recuperación.` : `Quedan ${figure} códigos de recuperación.`,
  noRecoveryCodes: 'La autenticación en dos pasos está desactivada, así que no necesita códigos de recuperación.',
  recoveryCodesUnknown:
    'Aquí no se sabe cuántos códigos de recuperación quedan: lo guarda el grupo de usuarios en la nube.',
  sessionTimeout: (n, figure) => `Su sesión termina tras ${figure} ${n === 1 ? 'minuto' : 'minutos'} sin actividad.`,
  passwordExpiry: (day, figure) =>
    `Debe cambiar su contraseña antes del ${day}. Una contraseña puede tener ${figure} días.`,
  passwordExpired: (day) => `Debía haber cambiado su contraseña antes del ${day}.`,
  passwordChanged: (at) => `Su contraseña se cambió por última vez el ${at}.`,
  passwordUnknown:
    'Aquí no se sabe cuándo se estableció su contraseña ni cuándo hay que sustituirla: lo guarda el grupo de usuarios en la nube.',
  sessions: (n, figure) => `Tiene ${figure} ${n === 1 ? 'sesión abierta' : 'sesiones abiertas'}.`,
  devices: (n, figure) => `En su lista hay ${figure} ${n === 1 ? 'dispositivo' : 'dispositivos'}.`,
  noDevices: 'La gestión de dispositivos está desactivada, así que no se lleva ninguna lista.',
  toggles: {
    loginNotifications: (isOn) => `Avisos de inicio de sesión: ${onOff(isOn)}.`,
    deviceManagement: (isOn) => `La gestión de dispositivos está ${isActive(isOn)}.`,
    emailNotifications: (isOn) => `Notificaciones por correo: ${onOff(isOn)}.`,
    pushNotifications: (isOn) => `Notificaciones push: ${onOff(isOn)}.`,
    securityAlerts: (isOn) => `Alertas de seguridad: ${onOff(isOn)}.`,
    entityUpdates: (isOn) => `Cambios en entidades: ${onOff(isOn)}.`,
    systemUpdates: (isOn) => `Novedades del sistema: ${onOff(isOn)}.`,
    marketingEmails: (isOn) => `Correos de marketing: ${onOff(isOn)}.`,
    apiAccess: (isOn) => `Acceso a la API: ${onOff(isOn)}.`,
  },
  apiKey: 'Tiene una clave de API. La clave en sí nunca se muestra aquí.',
  noApiKey: 'No tiene ninguna clave de API.',
  rateLimit: (figure) => `Su límite es de ${figure} solicitudes por minuto.`,
  origins: (n, figure) => `${figure} ${n === 1 ? 'origen puede' : 'orígenes pueden'} usar su clave.`,
  webhook: (n, figure) =>
    `Tiene un webhook; de sus últimas entregas, ${n === 1 ? 'abandonada' : 'abandonadas'}: ${figure}.`,
  noWebhook: 'No tiene ningún webhook.',
  deletion: (at) => `Pidió la eliminación de su cuenta el ${at}.`,
  noDeletion: 'No ha pedido la eliminación de su cuenta.',
  captions: { sessions: 'Sesiones', devices: 'Dispositivos', origins: 'Orígenes permitidos' },
  columns: {
    program: 'Dispositivo o programa',
    address: 'Dirección',
    started: 'Inicio de sesión',
    lastUsed: 'Último uso',
    remembered: 'Recordado',
    origin: 'Origen',
  },
  thisOne: (name) => `${name} (este)`,
  unknownProgram: 'Programa desconocido',
  yes: 'sí',
  no: 'no',
};
