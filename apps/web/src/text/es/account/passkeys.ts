import type { passkeys as english } from '../../en/account/passkeys.ts';
import { common } from '../common.ts';

export const passkeys: typeof english = {
  card: {
    title: 'Claves de acceso',
    about: 'Inicie sesión con su huella, su cara o el bloqueo de pantalla, sin contraseña ni código.',
    loading: 'Cargando las claves de acceso...',
    failed: 'No se pudieron cargar sus claves de acceso.',
    none: 'Ninguna clave de acceso todavía. La que añada aparecerá aquí.',
    count: (written, most) => `${written} de ${most}`,
    add: 'Añadir una clave de acceso',
    adding: 'Esperando al navegador...',
    added: 'Clave de acceso añadida',
    dismiss: common.dismiss,
    full: (most) => `Ha alcanzado el límite de ${most} claves de acceso. Quite una para añadir otra.`,
    needsBrowser: 'Este navegador no admite claves de acceso.',
    needsAddress: 'Las claves de acceso requieren HTTPS o http://localhost.',
    created: (when) => `Añadida: ${when}`,
    transports: {
      internal: 'Integrada en un dispositivo',
      hybrid: 'Teléfono o tableta cercanos',
      usb: 'USB',
      nfc: 'NFC',
      ble: 'Bluetooth',
      'smart-card': 'Tarjeta inteligente',
    },
    remove: 'Quitar',
    removeName: (name) => `Quitar ${name}`,
    removeTitle: (name) => `¿Quitar ${name}?`,
    removeQuestion: 'Dejará de iniciar su sesión. Esta acción no se puede deshacer.',
    removeElsewhere:
      'Su dispositivo o gestor de contraseñas puede seguir ofreciéndola hasta que la elimine también allí.',
    removed: (name) => `Se ha quitado ${name}`,
    removeFailed: 'No se pudo quitar la clave de acceso. Inténtelo de nuevo.',
  },
  errors: {
    notSupported:
      'Este navegador o dispositivo no puede usar claves de acceso aquí. Se necesita un navegador actual y una dirección segura.',
    notEnabled: 'Las claves de acceso no están activadas.',
    canceled: 'La solicitud de la clave de acceso se canceló o tardó demasiado. Puede intentarlo de nuevo.',
    aborted: 'La solicitud de la clave de acceso se interrumpió. Puede intentarlo de nuevo.',
    wrongAddress: 'Las claves de acceso no están disponibles en esta dirección. Abra la consola en su URL pública.',
    alreadyExists: 'Este dispositivo ya tiene una clave de acceso para su cuenta.',
    registrationFailed: 'No se pudo crear la clave de acceso. Inténtelo de nuevo.',
    notAccepted: 'No se acepta este tipo de clave de acceso. Utilice otro dispositivo u otra llave de seguridad.',
    tookTooLong: 'Ha tardado demasiado. Empiece de nuevo.',
    retrievalFailed: 'No se pudo usar la clave de acceso. Inténtelo de nuevo o inicie sesión de otra manera.',
    rejected: 'No se aceptó esta clave de acceso. Inicie sesión de otra manera.',
    tooMany: 'Demasiados intentos o demasiadas claves de acceso. Inténtelo más tarde.',
    otherwise: 'Algo ha fallado con la clave de acceso. Inténtelo de nuevo.',
  },
};
