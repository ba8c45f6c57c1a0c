import { app } from './app.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';
import { session } from './session.ts';
import { transport } from './transport.ts';

export const visitors = { app, entrance, login, session, transport };
