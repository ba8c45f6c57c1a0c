import { legal } from './legal.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { visitors } from './visitors.ts';

export const joining = { ...visitors, legal, register, resetPassword };
