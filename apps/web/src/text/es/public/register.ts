import { fields } from '@halyard/messages/es';
import type { register as english } from '../../en/public/register.ts';
import { common } from '../common.ts';

export const register: typeof english = {
  rejections: {
    UsernameExistsException: 'Ya existe una cuenta con este correo electrónico',
    InvalidPasswordException: 'La contraseña no cumple los requisitos',
    InvalidParameterException: 'Uno de los datos indicados no es válido',
    LimitExceededException: 'Demasiadas solicitudes, inténtelo más tarde',
    otherwise: 'No se pudo completar el registro',
  },
  title: 'Cree su cuenta',
  about: 'Le enviaremos por correo un código para verificar su dirección.',
  firstName: fields.firstName,
  lastName: fields.lastName,
  company: 'Empresa',
  email: fields.email,
  password: common.password,
  passwordHint: 'Al menos 8 caracteres. No se admiten contraseñas comunes ni su propio nombre.',
  confirmPassword: 'Confirmar contraseña',
  role: fields.role,
  chooseRole: 'Seleccione un rol',
  roleGranted: 'Este es un espacio de trabajo de muestra en este equipo: el rol se concede de inmediato.',
  roleRequested: 'Empezará con acceso de lectura. Cualquier otro rol es una solicitud que decide un administrador.',
  roles: { admin: 'Administrador', analyst: 'Analista', user: 'Usuario' },
  submit: 'Crear cuenta',
  submitting: 'Creando la cuenta...',
  haveAccount: '¿Ya tiene una cuenta?',
  signIn: 'Iniciar sesión',
  sent: 'Registro completado. Busque el código de verificación en su correo electrónico.',
  failed: 'No se pudo completar el registro. Inténtelo de nuevo.',
  errors: {
    emailMissing: common.emailRequired,
    emailInvalid: 'Introduzca un correo electrónico válido',
    passwordMissing: 'La contraseña es obligatoria',
    passwordTooShort: common.passwordTooShort,
    passwordsDiffer: common.passwordsDiffer,
    firstNameMissing: 'El nombre es obligatorio',
    lastNameMissing: 'Los apellidos son obligatorios',
    companyMissing: 'El nombre de la empresa es obligatorio',
    roleMissing: 'El rol es obligatorio',
  },
};
