// Latin letters come from the font that is there; these files hold the others, and a browser takes what a page shows.
import '@fontsource/ibm-plex-sans-jp/400.css';
import '@fontsource/ibm-plex-sans-jp/600.css';
import { app } from './app.ts';
import { entrance } from './entrance.ts';
import { login } from './login.ts';
import { session } from './session.ts';
import { transport } from './transport.ts';

export const visitors = { app, entrance, login, session, transport };
