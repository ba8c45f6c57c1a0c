import { dashboard } from './dashboard.ts';
import { events } from './events.ts';
import { navigation } from './navigation.ts';
import { priorities } from './priorities.ts';
import { visitors } from './visitors.ts';

export const consoleText = { ...visitors, dashboard, navigation, priorities, events };
