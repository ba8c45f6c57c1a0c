import { fields } from '@halyard/messages/fr';
import type { register as english } from '../../en/public/register.ts';
import { common } from '../common.ts';

export const register: typeof english = {
  rejections: {
    UsernameExistsException: 'Un compte existe déjà avec cette adresse e-mail',
    InvalidPasswordException: 'Le mot de passe ne répond pas aux exigences',
    InvalidParameterException: 'L’une des informations fournies n’est pas valide',
    LimitExceededException: 'Trop de requêtes, veuillez réessayer plus tard',
    otherwise: 'Échec de l’inscription',
  },
  title: 'Créez votre compte',
  about: 'Nous vous enverrons un code par e-mail pour vérifier votre adresse.',
  firstName: fields.firstName,
  lastName: fields.lastName,
  company: 'Entreprise',
  email: 'Adresse e-mail',
  password: common.password,
  passwordHint: 'Au moins 8 caractères. Les mots de passe courants et votre propre nom ne sont pas autorisés.',
  confirmPassword: 'Confirmer le mot de passe',
  role: fields.role,
  chooseRole: 'Sélectionnez un rôle',
  roleGranted: 'Dans cet espace de travail d’exemple local, le rôle est accordé immédiatement.',
  roleRequested:
    'Vous commencez avec un accès en lecture. Tout autre rôle est une demande soumise à un administrateur.',
  roles: { admin: 'Administrateur', analyst: 'Analyste', user: 'Utilisateur' },
  submit: 'Créer un compte',
  submitting: 'Création du compte...',
  haveAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
  sent: 'Inscription réussie. Consultez votre messagerie pour obtenir le code de vérification.',
  failed: 'L’inscription a échoué. Veuillez réessayer.',
  errors: {
    emailMissing: common.emailRequired,
    emailInvalid: 'Veuillez saisir une adresse e-mail valide',
    passwordMissing: 'Le mot de passe est obligatoire',
    passwordTooShort: common.passwordTooShort,
    passwordsDiffer: common.passwordsDiffer,
    firstNameMissing: 'Le prénom est obligatoire',
    lastNameMissing: 'Le nom est obligatoire',
    companyMissing: 'Le nom de l’entreprise est obligatoire',
    roleMissing: 'Le rôle est obligatoire',
  },
};
