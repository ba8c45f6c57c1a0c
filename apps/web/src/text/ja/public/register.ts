import { fields } from '@halyard/messages/ja';
import type { register as english } from '../../en/public/register.ts';
import { common } from '../common.ts';

export const register: typeof english = {
  rejections: {
    UsernameExistsException: 'このメールアドレスのアカウントはすでに存在します',
    InvalidPasswordException: 'パスワードが要件を満たしていません',
    InvalidParameterException: '無効なパラメーターが指定されました',
    LimitExceededException: 'リクエストが多すぎます。しばらくしてからもう一度お試しください',
    otherwise: '登録に失敗しました',
  },
  title: 'アカウントの作成',
  about: 'メールアドレスを確認するためのコードをメールで送信します。',
  firstName: fields.firstName,
  lastName: fields.lastName,
  company: '会社名',
  email: fields.email,
  password: common.password,
  passwordHint: '8 文字以上で入力してください。よく使われるパスワードやご自身の名前は使用できません。',
  confirmPassword: 'パスワード（確認）',
  role: fields.role,
  chooseRole: 'ロールを選択',
  roleGranted: 'これはこのコンピューター上のサンプルワークスペースです。ロールはすぐに付与されます。',
  roleRequested: '最初は閲覧のみ可能です。それ以外のロールは申請となり、管理者が決定します。',
  roles: { admin: '管理者', analyst: 'アナリスト', user: 'ユーザー' },
  submit: 'アカウントを作成',
  submitting: 'アカウントを作成しています...',
  haveAccount: 'アカウントをお持ちの場合',
  signIn: 'サインイン',
  sent: '登録が完了しました。メールに記載された確認コードをご覧ください。',
  failed: '登録できませんでした。もう一度お試しください。',
  errors: {
    emailMissing: common.emailRequired,
    emailInvalid: '有効なメールアドレスを入力してください',
    passwordMissing: 'パスワードは必須です',
    passwordTooShort: common.passwordTooShort,
    passwordsDiffer: common.passwordsDiffer,
    firstNameMissing: '名は必須です',
    lastNameMissing: '姓は必須です',
    companyMissing: '会社名は必須です',
    roleMissing: 'ロールは必須です',
  },
};
