// Latin letters come from the font that is there; these files hold the others, and a browser takes what a page shows.
import '@fontsource/ibm-plex-sans-jp/400.css';
import '@fontsource/ibm-plex-sans-jp/600.css';
import { app } from '../shell/app.ts';
import { session } from '../shell/session.ts';
import { transport } from '../shell/transport.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';

export const visitors = { app, entrance, login, session, transport };
