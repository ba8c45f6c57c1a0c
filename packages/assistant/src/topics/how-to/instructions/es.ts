import type { Instructions } from '../instruction.ts';

/** How things are done, in Spanish. Names of screens stand in brackets. */
export const instructions: Instructions = {
  addTask: {
    question: '¿Cómo añado una tarea?',
    steps:
      'Abra [Mis tareas], escriba en «Añadir una tarea...» y pulse Añadir o Intro. Reconoce !alta, !baja y un día: mañana, viernes, 2026-12-01. O dígame: «Añade una tarea: …».',
  },
  editTask: {
    question: '¿Cómo edito una tarea?',
    steps:
      'En [Mis tareas], haga clic en el texto de la tarea o en Editar, cámbielo y pulse Guardar. Cancelar conserva el texto anterior.',
  },
  completeTask: {
    question: '¿Cómo completo una tarea?',
    steps:
      'En [Mis tareas], marque la casilla de la tarea; al marcarla otra vez se reabre. O dígame: «Marca … como completada».',
  },
  deleteTask: {
    question: '¿Cómo elimino una tarea?',
    steps:
      'En [Mis tareas], pulse Eliminar. Deshacer, en el mensaje que sigue, recupera la tarea; es posible durante un día.',
  },
  taskPriority: {
    question: '¿Cómo cambio la fecha límite de una tarea?',
    steps:
      'En [Mis tareas] se pueden cambiar la prioridad y el vencimiento de cada tarea. Una nueva toma ambos de su texto: !alta, mañana.',
  },
  shortcuts: {
    question: '¿Qué atajos de teclado hay?',
    steps:
      'Ctrl K abre la búsqueda y Ctrl J el asistente. En [Mis tareas], n escribe una tarea nueva, j y k pasan de una a otra, e edita, Espacio completa y ? muestra todas las teclas.',
  },
  widgets: {
    question: '¿Cómo organizo los widgets?',
    steps:
      'En el [Panel], arrastre un widget, o muévalo con las teclas de dirección y cambie su tamaño con Mayús y las teclas de dirección. Añadir widget añade uno y Restablecer diseño recupera la disposición inicial.',
  },
  addIncident: {
    question: '¿Cómo abro un incidente?',
    steps:
      'En [Operaciones de seguridad], pulse Nuevo incidente e indique título, gravedad y fuente. Pueden hacerlo analistas y administradores. Un clic en una fila abre un incidente existente.',
  },
  editIncident: {
    question: '¿Cómo edito un incidente?',
    steps:
      'Ábralo en [Operaciones de seguridad] y elija Editar en Más acciones. Pueden hacerlo analistas y administradores.',
  },
  changeStatus: {
    question: '¿Cómo cambio el estado de un incidente?',
    steps:
      'Ábralo en [Operaciones de seguridad] y pulse Cambiar estado. Resuelto fija la hora de resolución en este momento. Pueden hacerlo analistas y administradores.',
  },
  addNote: {
    question: '¿Cómo añado una nota a un incidente?',
    steps:
      'Ábralo en [Operaciones de seguridad] y pulse Añadir nota o Añadir actualización. Una nota no avisa a nadie; una actualización avisa a la persona asignada y a los administradores.',
  },
  escalate: {
    question: '¿Cómo escalo un incidente?',
    steps:
      'Ábralo en [Operaciones de seguridad], pulse Escalar y diga por qué. La gravedad sube un nivel y se avisa a todos los administradores.',
  },
  assign: {
    question: '¿Cómo asigno un incidente?',
    steps:
      'Ábralo en [Operaciones de seguridad] y elija una persona en Persona asignada. Pueden llevar incidentes analistas y administradores.',
  },
  linkRecord: {
    question: '¿Cómo vinculo una amenaza a un incidente?',
    steps: 'Abra el incidente en [Operaciones de seguridad], pulse Vincular un registro y busque la amenaza o entidad.',
  },
  startPlaybook: {
    question: '¿Cómo inicio un playbook?',
    steps:
      'Abra el incidente en [Operaciones de seguridad] y pulse Iniciar un playbook, o elija uno en [Playbooks] y pulse Iniciar en un incidente. Después marque sus pasos en el incidente.',
  },
  makePlaybook: {
    question: '¿Cómo creo un playbook?',
    steps:
      'Los administradores pulsan Nuevo playbook en [Playbooks]; allí también se editan y se eliminan. Lo ya iniciado conserva sus pasos.',
  },
  deleteIncident: {
    question: '¿Cómo elimino un incidente?',
    steps:
      'Los administradores lo eliminan en Más acciones, en [Operaciones de seguridad]. Deshacer, en el mensaje que sigue, lo recupera.',
  },
  report: {
    question: '¿Cómo hago un informe de incidentes?',
    steps:
      'Elija un periodo en [Informes]; el informe se hace en el acto. Descargar HTML y Descargar CSV lo guardan. Abarca como máximo 366 días.',
  },
  acknowledge: {
    question: '¿Cómo reconozco una alerta?',
    steps:
      'Pulse Confirmar en [Alertas] o en la amenaza en [Análisis de amenazas]; vale en ambos sitios. Se pueden seleccionar varias a la vez.',
  },
  alertRule: {
    question: '¿Cómo creo una regla de alerta?',
    steps:
      'Pulse Nueva regla en [Alertas] y fije gravedades, tipos, fuentes, palabras o una confianza mínima. Una amenaza que nadie ha confirmado se convierte en alerta cuando se cumplen todas las condiciones.',
  },
  incidentFromAlert: {
    question: '¿Cómo convierto una alerta en un incidente?',
    steps:
      'Pulse Crear incidente en [Alertas], o Añadir a un incidente en las amenazas de [Análisis de amenazas]; allí puede elegir uno nuevo o uno existente.',
  },
  addThreat: {
    question: '¿Cómo añado una amenaza?',
    steps:
      'Pulse Nueva amenaza en [Análisis de amenazas]. Pueden hacerlo analistas y administradores. Muchas a la vez llegan con una importación.',
  },
  triage: {
    question: '¿Cómo clasifico una amenaza?',
    steps:
      'Ábrala en [Análisis de amenazas] y pulse Clasificar: dé un veredicto o una gravedad nueva y diga por qué. Editar cambia todo lo demás, también el estado; se pueden seleccionar varias.',
  },
  exportThreats: {
    question: '¿Cómo exporto amenazas?',
    steps:
      'Fíltrelas en [Análisis de amenazas] y pulse Exportar: CSV, JSON o STIX 2.1. El archivo contiene todas las coincidencias; un administrador puede fijar un límite para los observadores.',
  },
  filterThreats: {
    question: '¿Cómo filtro amenazas?',
    steps:
      'Pulse Filtrar en [Análisis de amenazas]: gravedad, estado, marcado, tipo, fuente y texto. El filtro forma parte de la dirección, así que se puede compartir.',
  },
  addEntity: {
    question: '¿Cómo añado una entidad?',
    steps: 'Pulse Nueva entidad en [Red de entidades]. Pueden hacerlo analistas y administradores.',
  },
  editEntity: {
    question: '¿Cómo edito una entidad?',
    steps:
      'Selecciónela en [Red de entidades] y elija Editar o Eliminar entre sus acciones. Una eliminación se puede deshacer durante un día.',
  },
  addConnection: {
    question: '¿Cómo conecto dos entidades?',
    steps:
      'Seleccione una en [Red de entidades], elija Conectar y busque la otra. Una fila de sus conexiones abre la conexión para editarla o eliminarla.',
  },
  findPath: {
    question: '¿Cómo encuentro el camino más corto entre dos entidades?',
    steps:
      'En [Red de entidades], elija Camino desde aquí en un registro y Camino hasta aquí en el otro; los caminos tienen como máximo 8 pasos. O pregúnteme: «¿Cómo está conectado … con …?»',
  },
  exportNetwork: {
    question: '¿Cómo exporto la red?',
    steps:
      'Use Exportar en [Red de entidades]: imagen (PNG), CSV, JSON o STIX 2.1. Pueden exportar registros analistas y administradores.',
  },
  importStix: {
    question: '¿Cómo importo STIX?',
    steps:
      'Elija o suelte el archivo en [Importaciones]: paquetes STIX 2.1 y CSV, hasta 256 MB. El resumen dice qué se guardó, actualizó y rechazó. Pueden importar analistas y administradores, y también programas con una clave de API.',
  },
  importCsv: {
    question: '¿Cómo importo un archivo CSV?',
    steps:
      'Descargue una plantilla de amenazas, entidades o conexiones en [Importaciones], rellénela y suéltela allí. Los datos policiales y los esquemas toman CSV en sus propias pantallas.',
  },
  undoImport: {
    question: '¿Cómo deshago una importación?',
    steps:
      'Ábrala en [Importaciones] y deshágala. Lo que alguien cambió desde entonces se conserva y se cuenta. Los analistas pueden deshacer las suyas, los administradores todas.',
  },
  refusals: {
    question: '¿Dónde veo qué se rechazó en una importación?',
    steps:
      'Abra la importación en [Importaciones]: cada rechazo tiene su lugar y motivo, y todos se pueden descargar como CSV.',
  },
  importCrime: {
    question: '¿Cómo importo datos policiales?',
    steps:
      'En [Análisis de datos delictivos, Importaciones], elija archivos CSV de data.police.uk o un zip con ellos, u obtenga un mes del editor. Pueden hacerlo analistas y administradores.',
  },
  analyse: {
    question: '¿Cómo analizo un mes de datos delictivos?',
    steps:
      'En [Análisis de datos delictivos], elija año, mes y ciudades y pulse Analizar datos. Los observadores pueden leer análisis.',
  },
  compareMonths: {
    question: '¿Cómo comparo dos meses?',
    steps: 'En [Análisis de datos delictivos, Explorar], Comparar enfrenta dos meses o dos zonas.',
  },
  crimeReport: {
    question: '¿Cómo exporto un análisis?',
    steps:
      'Abra el análisis en [Análisis de datos delictivos] y pulse Exportar informe: HTML, CSV o JSON. Las filas sueltas se exportan en [Registros].',
  },
  makeSchema: {
    question: '¿Cómo creo un esquema a partir de un archivo CSV?',
    steps:
      'Pulse Crear esquema en el [Explorador de esquemas] y elija un archivo de muestra (CSV, JSON, NDJSON), un mes de datos policiales o un JSON Schema. La muestra se lee y no se guarda.',
  },
  schemaVersions: {
    question: '¿Cómo comparo dos versiones de un esquema?',
    steps:
      'Abra el esquema en el [Explorador de esquemas]: Versiones compara dos y da un veredicto. Una versión nueva se hace con Crear esquema, como siguiente versión del abierto.',
  },
  validate: {
    question: '¿Cómo valido un documento JSON?',
    steps:
      'Abra el esquema en el [Explorador de esquemas], elija Validar y pegue el documento o suelte el archivo. Se comprueba y no se guarda.',
  },
  exportSchema: {
    question: '¿Cómo exporto un esquema?',
    steps:
      'Ábralo en el [Explorador de esquemas] y use Exportar: JSON Schema, tipos de TypeScript o un documento de muestra.',
  },
  deleteSchema: {
    question: '¿Cómo elimino un esquema?',
    steps:
      'Ábralo en el [Explorador de esquemas] y pulse Eliminar. Deshacer lo recupera. Los analistas eliminan sus propios esquemas, los administradores todos.',
  },
  theme: {
    question: '¿Cómo cambio el tema?',
    steps: 'Elija Claro, Oscuro o Sistema en [Configuración] o en el menú con su nombre.',
  },
  language: {
    question: '¿Cómo cambio el idioma?',
    steps: 'Elija inglés, español, francés, alemán o japonés en [Configuración].',
  },
  region: {
    question: '¿Cómo cambio la zona horaria?',
    steps:
      'La zona horaria y el formato de fecha están en [Configuración]. Valen para todas las horas de todas las pantallas.',
  },
  defaultView: {
    question: '¿Cómo cambio la pantalla de inicio?',
    steps: 'Elija la vista predeterminada en [Configuración]: la pantalla que se abre después de iniciar sesión.',
  },
  density: {
    question: '¿Cómo cambio la densidad?',
    steps: 'El menú con su nombre ofrece tres densidades.',
  },
  sessionTimeout: {
    question: '¿Cómo cambio el tiempo de espera de la sesión?',
    steps: 'Elija 15, 30, 60 o 120 minutos en [Configuración, Seguridad]. No se puede desactivar.',
  },
  passwordExpiry: {
    question: '¿Cómo cambio la caducidad de la contraseña?',
    steps: 'Elija 30, 60, 90 o 180 días en [Configuración, Seguridad]. No se puede desactivar.',
  },
  twoFactor: {
    question: '¿Cómo activo la autenticación en dos pasos?',
    steps:
      'Actívela en [Configuración, Seguridad], escanee el código con una aplicación de autenticación e introduzca los seis dígitos. Guarde los códigos de recuperación que se muestran.',
  },
  twoFactorOff: {
    question: '¿Cómo desactivo la autenticación en dos pasos?',
    steps: 'Desactívela en [Configuración, Seguridad] con un código de la aplicación o un código de recuperación.',
  },
  recoveryCodes: {
    question: '¿Dónde obtengo códigos de recuperación?',
    steps:
      'Su [Perfil] dice cuántos quedan y crea diez nuevos cuando la autenticación en dos pasos está activada. Los anteriores dejan de valer.',
  },
  passkeys: {
    question: '¿Puedo usar una clave de acceso?',
    steps:
      'Sí. En su [Perfil], elija Añadir una clave de acceso. Las claves de acceso y de seguridad funcionan en la página de inicio de sesión de la consola.',
  },
  apiKey: {
    question: '¿Cómo obtengo una clave de API?',
    steps:
      'Pulse Regenerar en [Configuración, API]. La clave se muestra solo esta vez y tiene sus permisos; la anterior deja de valer.',
  },
  revokeKey: {
    question: '¿Cómo revoco mi clave de API?',
    steps:
      'Pulse Revocar en [Configuración, API]. La clave deja de valer en el acto. Allí también se puede desactivar el acceso a la API.',
  },
  webhook: {
    question: '¿Cómo configuro un webhook?',
    steps:
      'Introduzca una dirección https pública en [Configuración, API], guarde, cree un secreto de firma y envíe una prueba. Las últimas entregas figuran allí.',
  },
  origins: {
    question: '¿Cómo cambio el límite de frecuencia?',
    steps: 'El límite de frecuencia y los orígenes permitidos de su clave están en [Configuración, API].',
  },
  notificationSettings: {
    question: '¿Cómo desactivo las notificaciones por correo?',
    steps:
      'En [Configuración, Notificaciones] elige correo, mensajes del navegador y temas; [Notificaciones] tiene las preferencias de alertas.',
  },
  markRead: {
    question: '¿Cómo marco las notificaciones como leídas?',
    steps: 'En [Notificaciones], pulse Marcar como leída en una, o Marcar todo como leído.',
  },
  clearNotifications: {
    question: '¿Cómo borro mis notificaciones?',
    steps:
      'En [Notificaciones], Descartar quita una de la lista y Borrar todo las quita todas; lo que requiere una acción se queda si no lo incluye. Deshacer las recupera.',
  },
  announce: {
    question: '¿Cómo envío un aviso a todos?',
    steps: 'Los administradores lo escriben en [Notificaciones]; se avisa a todos los que tienen cuenta.',
  },
  password: {
    question: '¿Cómo cambio mi contraseña?',
    steps:
      'En su [Perfil], pulse Actualizar perfil e introduzca una contraseña nueva. Sus demás sesiones terminan. Quien la haya olvidado usa el restablecimiento de la página de acceso.',
  },
  email: {
    question: '¿Cómo cambio mi correo electrónico?',
    steps:
      'En su [Perfil], pulse Actualizar perfil; allí también se cambia el nombre de usuario. Una dirección nueva vale cuando su código ha vuelto.',
  },
  sessions: {
    question: '¿Cómo cierro mis otras sesiones?',
    steps:
      'Su [Perfil] muestra sus sesiones: Cerrar sesión termina una, Cerrar todas las demás el resto. Los dispositivos se olvidan en su [Perfil]. El menú con su nombre cierra esta sesión.',
  },
  myData: {
    question: '¿Cómo descargo mis datos?',
    steps:
      'Su [Perfil] tiene Descargar mis datos: todo lo que se guarda sobre usted como un archivo JSON, sin secretos.',
  },
  deleteAccount: {
    question: '¿Cómo elimino mi cuenta?',
    steps:
      'Su [Perfil] tiene Eliminar cuenta en la zona de peligro: se pide a los administradores que la cierren. Sigue activa hasta entonces y puede retirar la solicitud.',
  },
  inviteUser: {
    question: '¿Cómo invito a un usuario?',
    steps:
      'Los administradores pulsan Añadir usuario en [Gestión de usuarios]. Se envía por correo una contraseña temporal que vale siete días.',
  },
  roles: {
    question: '¿Cómo apruebo una solicitud de rol?',
    steps:
      'Los administradores abren a la persona en [Gestión de usuarios] y conceden o deniegan la solicitud, o cambian el rol.',
  },
  deactivateUser: {
    question: '¿Cómo desactivo a un usuario?',
    steps:
      'Los administradores ponen el estado en inactivo en [Gestión de usuarios]; todas las sesiones de la persona terminan en un segundo. Allí también se edita y elimina. El último administrador activo se queda.',
  },
  resetSecondFactor: {
    question: '¿Cómo restablezco la autenticación en dos pasos de un usuario?',
    steps:
      'Los administradores abren a la persona en [Gestión de usuarios] y pulsan Restablecer la autenticación en dos pasos. El siguiente acceso pide solo la contraseña.',
  },
  search: {
    question: '¿Cómo busco?',
    steps:
      'Pulse Ctrl K o haga clic en la búsqueda de arriba: se busca en incidentes, amenazas, entidades, playbooks, notificaciones y sus tareas; lo que no puede ver queda fuera.',
  },
  undo: {
    question: '¿Cómo deshago un cambio?',
    steps:
      'Pulse Deshacer en el mensaje que sigue a un cambio. Los cambios de registros se pueden deshacer durante un día, salvo que otra persona haya cambiado el mismo registro desde entonces.',
  },
  assistant: {
    question: '¿Cómo abro el asistente?',
    steps:
      'Pulse Ctrl J o el botón con su nombre. Borrar chat vacía la conversación, lo que se puede deshacer durante un día.',
  },
  externalModel: {
    question: '¿Cómo conecto un modelo externo?',
    steps:
      'Quien opera el servidor define HALYARD_ASSISTANT_PROVIDER, HALYARD_ASSISTANT_URL y HALYARD_ASSISTANT_MODEL y lo reinicia. Sirve cualquier dirección compatible con OpenAI, también local, o Anthropic. Sin ello ninguna pregunta sale del servidor.',
  },
  removeSample: {
    question: '¿Cómo elimino los datos de ejemplo?',
    steps:
      'Los administradores pulsan Eliminar datos de ejemplo en [Configuración]. Las cuentas se quedan, y también lo que usted u otros añadieron. No se puede deshacer.',
  },
  backup: {
    question: '¿Cómo hago una copia de seguridad?',
    steps:
      'Quien opera el servidor copia la base de datos con sus propios medios y guarda aparte el archivo identity.key. Sin esa clave nadie puede iniciar sesión.',
  },
  audit: {
    question: '¿Cómo verifico el registro de auditoría?',
    steps:
      'Los administradores pulsan Verificar integridad en el [Registro de auditoría]; allí están también los filtros y la exportación en CSV y JSON.',
  },
  useApi: {
    question: '¿Cómo uso la API?',
    steps:
      'La [Referencia de la API] describe cada llamada. Los programas envían una clave de API, que usted crea en [Configuración, API].',
  },
};
