import { app } from '../shell/app.ts';
import { session } from '../shell/session.ts';
import { transport } from '../shell/transport.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';

export const visitors = { app, entrance, login, session, transport };
