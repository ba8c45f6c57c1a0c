import type { Phrases } from '../vocabulary.ts';

/** What people call what happened. Titles of events are in the messages; these are only read. */
export const events: Phrases = {
  'value:event.account_registered':
    'cuenta registrada; cuentas registradas; registro de cuenta; registros de cuentas; se registró; se registraron; altas de cuentas; registros de usuarios',
  'value:event.signed_in':
    'inicio de sesión; inicios de sesión; inició sesión; iniciaron sesión; ha iniciado sesión; han iniciado sesión; logins; login; accesos; acceso; se conectó; se conectaron; se logueó; inicios de sesión de',
  'value:event.sign_in_failed':
    'inicio de sesión fallido; inicios de sesión fallidos; login fallido; logins fallidos; intento fallido; intentos fallidos; intentos de acceso fallidos; intentos de inicio de sesión fallidos; accesos fallidos; acceso fallido; fallos de inicio de sesión; fallos de login; fallo de inicio de sesión; contraseña incorrecta; contraseñas incorrectas; contraseña errónea; contraseñas erróneas; no pudo iniciar sesión; no pudieron iniciar sesión; falló el inicio de sesión; intentos de login fallidos; sesiones fallidas',
  'value:event.sign_in_locked':
    'inicio de sesión bloqueado; inicios de sesión bloqueados; bloqueo; bloqueos; se bloqueó; se bloquearon; bloqueada por demasiados intentos',
  'value:event.signed_out':
    'cierre de sesión; cierres de sesión; cerró sesión; cerraron sesión; logout; logouts; salidas',
  'value:event.password_reset_requested':
    'restablecimiento de contraseña; restablecimientos de contraseña; restablecimientos de contraseñas; solicitudes de restablecimiento; reseteo de contraseña; reseteos de contraseña; reset de contraseña; resets de contraseña; olvidó la contraseña; olvidaron la contraseña',
  'value:event.password_changed':
    'contraseña cambiada; contraseñas cambiadas; cambió su contraseña; cambió la contraseña; cambiaron su contraseña; cambiaron la contraseña; ha cambiado la contraseña; han cambiado la contraseña; ha cambiado su contraseña; han cambiado su contraseña',
  'value:event.email_changed': 'correo cambiado; cambió su correo; cambiaron su correo; cambió el correo',
  'value:event.task_added': 'altas de tareas',
  'value:event.task_completed':
    'completó una tarea; completó tareas; completaron tareas; completó la tarea; terminó una tarea',
  'value:event.task_deleted': 'tarea eliminada; tareas eliminadas; tareas borradas; tarea borrada',
  'value:event.user_added': 'altas de usuarios; alta de usuario',
  'value:event.user_deactivated': 'desactivación; desactivaciones; bajas de usuarios; baja de usuario',
  'value:event.user_suspended': 'suspensión; suspensiones',
  'value:event.user_deleted':
    'usuario eliminado; usuarios eliminados; usuarios borrados; usuario borrado; cuentas eliminadas; cuenta eliminada; cuentas borradas',
  'value:event.role_requested':
    'rol solicitado; roles solicitados; pidió un rol; solicitó un rol; pidieron rol; solicitó rol',
  'value:event.role_granted': 'rol concedido; roles concedidos; concesión de rol; concesiones de rol',
  'value:event.role_changed':
    'rol cambiado; roles cambiados; cambió el rol; cambiaron el rol; cambió de rol; cambiaron de rol; ascendido; ascendidos; degradado; degradados; cambió roles; ha cambiado el rol',
  'value:event.second_factor_enabled':
    'autenticación en dos pasos activada; activó mfa; activaron mfa; activó la 2fa; activaron la 2fa; activó el segundo factor; activaron el segundo factor; activaciones de mfa; altas de mfa; activó el mfa; activaron el mfa',
  'value:event.second_factor_disabled':
    'autenticación en dos pasos desactivada; desactivó mfa; desactivaron mfa; desactivó el mfa; desactivaron el mfa; desactivó el segundo factor; desactivaron el segundo factor; desactivó la 2fa; quitó el mfa',
  'value:event.second_factor_reset':
    'autenticación en dos pasos restablecida; restablecimiento de mfa; restablecimientos de mfa; reset de mfa; resets de mfa; reseteo de mfa; reseteos de mfa; reseteo del segundo factor; restablecimiento del segundo factor',
  'value:event.mfa_failed':
    'código fallido; códigos fallidos; código incorrecto; códigos incorrectos; código erróneo; códigos erróneos; código de dos pasos fallido; mfa fallido; fallos de mfa',
  'value:event.signed_in_from_new_device': '',
  'value:event.settings_changed': '',
  'value:event.api_key_created':
    'clave de api creada; claves de api creadas; nueva clave de api; nuevas claves de api; creó una clave de api; creó claves de api; claves api creadas',
  'value:event.api_key_revoked':
    'clave de api revocada; claves de api revocadas; claves revocadas; revocó una clave; revocó la clave',
  'value:event.data_exported':
    'datos personales descargados; descargó sus datos; descargaron sus datos; descarga de datos personales',
  'value:event.records_exported':
    'exportación; exportaciones; exportado; exportados; exportada; exportadas; exportó; exportaron; datos exportados; exportaciones de datos; exportación de datos; descargas; descarga; descargó; descargaron; ha exportado; han exportado; ha descargado; han descargado; registros exportados; sacó datos; exportó datos; exportaron datos; descargado; descargados',
  'value:event.report_exported':
    'informe exportado; informes exportados; informe descargado; informes descargados; exportó un informe; exportaron un informe; exportó informes',
  'value:event.audit_exported': '',
  'value:event.audit_verified': '',
  'value:event.threat_added': 'añadió una amenaza; añadió amenazas; añadieron amenazas; creó una amenaza',
  'value:event.threat_updated':
    'amenaza editada; amenazas editadas; editó una amenaza; editó amenazas; amenazas modificadas',
  'value:event.threat_status_changed': 'estado de amenaza cambiado',
  'value:event.threat_severity_changed': 'gravedad de amenaza cambiada; cambió la gravedad; cambiaron la gravedad',
  'value:event.threat_acknowledged':
    'confirmación; confirmaciones; confirmó; confirmaron; ha confirmado; han confirmado; reconocimiento; reconocimientos; reconoció; reconocieron; ha reconocido; han reconocido; reconocida; reconocidas; reconocido; reconocidos; acuses; acuses de recibo; acks',
  'value:event.threat_triaged':
    'clasificada; clasificadas; clasificó; clasificaron; ha clasificado; triaje; triajes; triaron; trió; veredictos; veredictos dados; dio el veredicto; puso el veredicto; puso veredicto; clasificaciones',
  'value:event.threat_deleted':
    'amenaza eliminada; amenazas eliminadas; amenazas borradas; amenaza borrada; eliminó amenazas; borró amenazas; borró una amenaza',
  'value:event.entity_added': 'añadió entidades; añadió una entidad',
  'value:event.entity_updated':
    'entidad editada; entidades editadas; cambió el riesgo; cambiaron el riesgo; riesgo cambiado; ha cambiado el riesgo; editó entidades; editó una entidad; entidades modificadas',
  'value:event.entity_deleted':
    'entidad eliminada; entidades eliminadas; entidades borradas; eliminó entidades; borró entidades; borró una entidad',
  'value:event.connection_added': 'añadió conexiones',
  'value:event.connection_deleted': 'conexión eliminada; conexiones eliminadas; conexiones borradas; borró conexiones',
  'value:event.incident_opened':
    'abrió; abrieron; lo abrió; la abrió; creó; crearon; lo creó; creado por; ha abierto; han abierto; reportó; lo reportó; lo ha abierto; aperturas; quién abrió',
  'value:event.incident_edited':
    'incidente editado; incidentes editados; editó; editaron; lo editó; edición; ediciones; ha editado; modificó; modificaron; lo modificó',
  'value:event.incident_update_added':
    'actualización; actualizaciones; actualización añadida; comentario; comentarios; comentó; comentaron; actualizaciones de incidentes; update; updates; publicó',
  'value:event.incident_note_added':
    'nota; notas; nota añadida; notas añadidas; nota escrita; anotó; anotaron; escribieron notas; anotaciones',
  'value:event.incident_status_changed':
    'estado cambiado; cambió el estado; cambiaron el estado; cambió de estado; cambiaron de estado; cambió estados; cambiaron estados; ha cambiado el estado; han cambiado el estado; ha cambiado de estado; pasó a; pasaron a; ha pasado a; han pasado a; se pasó a; lo pasó a; puso en; puso como; lo puso en; lo puso como; se puso en; se puso como; fue puesto en; pusieron en; pasado a; pasados a; puesto en; puestos en; estado de un incidente cambiado; cambió a; cambiado a; cambiados a; marcó como; lo marcó como',
  'value:event.incident_escalated':
    'escalado; escalados; escalada; escaladas; escaló; escalaron; lo escaló; escalamiento; escalamientos; se escaló; se escalaron; ha escalado; han escalado; se ha escalado; se han escalado; escalación; escalaciones; hemos escalado; escalamos; fueron escalados; fue escalado',
  'value:event.incident_assigned':
    'asignación; asignaciones; asignó; asignaron; lo asignó; se asignó; se asignaron; reasignado; reasignados; reasignó; reasignaron; reasignación; reasignaciones; fue asignado; fueron asignados; se lo asignó; se lo asignaron; me asignó; me asignaron; me lo asignó; me lo asignaron; me han asignado; ha asignado; han asignado; se le asignó; le asignaron',
  'value:event.incident_linked':
    'vinculó; vincularon; lo vinculó; vinculaciones; vínculos añadidos; se vinculó; se vincularon; ha vinculado',
  'value:event.incident_deleted':
    'incidente eliminado; incidentes eliminados; incidentes borrados; incidente borrado; borró incidentes; borró un incidente; eliminó incidentes',
  'value:event.playbook_started': 'iniciaron playbooks',
  'value:event.playbook_step_done': 'paso del playbook completado',
  'value:event.alert_rule_added':
    'regla añadida; reglas añadidas; regla de alerta añadida; reglas nuevas; nuevas reglas; añadió una regla; creó una regla; reglas creadas; regla creada; nuevas reglas de alerta',
  'value:event.alert_rule_updated':
    'regla cambiada; reglas cambiadas; regla de alerta cambiada; regla editada; reglas editadas; cambios de reglas; reglas modificadas; reglas de alerta cambiadas',
  'value:event.alert_rule_deleted':
    'regla eliminada; reglas eliminadas; regla de alerta eliminada; reglas borradas; borró una regla; eliminó una regla',
  'value:event.import_finished': 'importó; ha importado; importaron; han importado; terminó la importación',
  'value:event.import_failed': 'falló la importación; fallaron las importaciones',
  'value:event.schema_added': 'subió un esquema; subió esquemas; añadió un esquema; subieron esquemas',
  'value:event.schema_deleted':
    'esquema eliminado; esquemas eliminados; esquemas borrados; borró un esquema; eliminó un esquema',
  'value:event.analysis_finished': 'terminó el análisis',
  'value:event.change_undone':
    'deshecho; deshechos; deshizo; deshicieron; ha deshecho; revirtió; revirtieron; revertido; revertidos; reversiones; se deshizo; se deshicieron; se revirtió; se revirtieron; ha revertido; reversión',
  'value:event.announcement_made':
    'anuncio; anuncios; anunció; anunciaron; mantenimiento; mantenimientos; comunicado; comunicados',
  'value:event.password_expires':
    'contraseña a punto de caducar; contraseñas a punto de caducar; caducidad de contraseña; contraseña que caduca; contraseñas que caducan',
  'value:event.deletion_requested':
    'eliminación solicitada; solicitud de eliminación; solicitudes de eliminación; pidió que se eliminara; solicitó la eliminación; pidió la baja',
};
